extension SystemShadows {
    /// What games are made of.
    static let gameEntities = #"""
        /// A part of what something in a game is and does.
        open class GKComponent: NSObject {
            fileprivate(set) public final weak var entity: GKEntity?
            public override init() { super.init() }
            open func update(deltaTime seconds: TimeInterval) {}
            open func didAddToEntity() {}
            open func willRemoveFromEntity() {}
        }

        /// Something in a game, made of its parts.
        open class GKEntity: NSObject {
            open private(set) var components: [GKComponent] = []
            public override init() { super.init() }
            open func addComponent(_ component: GKComponent) {
                components.removeAll { Swift.type(of: $0) == Swift.type(of: component) }
                components.append(component)
                component.entity = self
                component.didAddToEntity()
            }
            open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
                components.lazy.compactMap { $0 as? ComponentType }.first
            }
            open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
                for component in components where component is ComponentType {
                    component.willRemoveFromEntity()
                    component.entity = nil
                }
                components.removeAll { $0 is ComponentType }
            }
            open func update(deltaTime seconds: TimeInterval) {
                for component in components { component.update(deltaTime: seconds) }
            }
        }

        /// The parts of one kind of all things in a game.
        open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
            public final let componentClass: AnyClass
            open private(set) var components: [ComponentType] = []
            public init(componentClass cls: AnyClass) { componentClass = cls }
            open func addComponent(_ component: ComponentType) { components.append(component) }
            open func addComponent(foundIn entity: GKEntity) {
                components += entity.components.compactMap { $0 as? ComponentType }
            }
            open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
            open func removeComponent(foundIn entity: GKEntity) { components.removeAll { $0.entity === entity } }
            open func update(deltaTime seconds: TimeInterval) {
                for component in components { component.update(deltaTime: seconds) }
            }
        }

        """#
}
