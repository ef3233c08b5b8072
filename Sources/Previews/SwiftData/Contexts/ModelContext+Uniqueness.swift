extension ModelContext {
    /// Has objects that have the same unique values as a model give way to it, with what leads to them.
    ///
    /// O(n) of all objects for a class with unique properties.
    func replaceEqual(of model: any PersistentModel) {
        let record = model.zoetropeRecord
        guard record.store != nil, !record.isDeleted else { return }
        let entity = record.entity(of: model)
        for group in entity.uniqueness {
            let keys = group.compactMap { $0.key(of: model) }
            guard keys.count == group.count else { continue }
            for other in models() where other !== model && type(of: other) == entity.type {
                if zip(group, keys).allSatisfy({ $0.key(of: other) == $1 }) { replace(other, by: model) }
            }
        }
    }

    /// Deletes a model whose place another one takes, which leads to what the former does unless it leads elsewhere.
    private func replace(_ former: any PersistentModel, by model: any PersistentModel) {
        for relationship in former.zoetropeRecord.entity(of: former).relationships {
            let others = relationship.property.models(of: former)
            for other in others { relationship.unlink(other, from: former) }
            if relationship.property.models(of: model).isEmpty { relationship.property.set(others, of: model) }
            if !relationship.property.models(of: former).isEmpty { relationship.property.set([], of: former) }
        }
        delete(former)
    }
}
