/// A property by which a model leads to others, and the one by which they lead back.
struct ModelRelationship {
    let property: PersistedProperty
    let inverse: PersistedProperty?

    /// Has the objects that a model leads to, and those that it led to, lead back or no more.
    ///
    /// O(n) of the objects.
    func follow(_ model: any PersistentModel, from former: [any PersistentModel]) {
        let present = unique(property.models(of: model), of: model)
        let record = model.zoetropeRecord
        guard !record.isDeleted, record.store?.isRestoring != true else { return }
        let (known, wanted) = (Set(former.map(ObjectIdentifier.init)), Set(present.map(ObjectIdentifier.init)))
        for other in former where !wanted.contains(ObjectIdentifier(other)) { unlink(other, from: model) }
        for other in present where !known.contains(ObjectIdentifier(other)) { link(other, to: model) }
    }

    /// Has all objects that a model leads to lead back.
    func linkAll(of model: any PersistentModel) {
        for other in unique(property.models(of: model), of: model) { link(other, to: model) }
    }

    /// Has a model lead to each object once.
    private func unique(_ models: [any PersistentModel], of model: any PersistentModel) -> [any PersistentModel] {
        guard property.isToMany else { return models }
        var known: Set<ObjectIdentifier> = []
        let once = models.filter { known.insert(ObjectIdentifier($0)).inserted }
        if once.count < models.count { property.set(once, of: model) }
        return once
    }

    private func link(_ other: any PersistentModel, to model: any PersistentModel) {
        if let context = model.zoetropeRecord.presentContext {
            context.insertIfNew(other)
        } else if other.zoetropeRecord.store != nil {
            // Until the model is inserted, too.
            return
        }
        guard let inverse else { return }
        let back = inverse.models(of: other)
        guard !back.contains(where: { $0 === model }) else { return }
        inverse.set(inverse.isToMany ? back + [model] : [model], of: other)
    }

    /// Has an object lead no more to a model.
    func unlink(_ other: any PersistentModel, from model: any PersistentModel) {
        guard let inverse, !other.zoetropeRecord.isDeleted else { return }
        let back = inverse.models(of: other)
        guard back.contains(where: { $0 === model }) else { return }
        inverse.set(back.filter { $0 !== model }, of: other)
    }
}
