/**
 * Lets React go on where something else has changed the document: a browser's translator puts elements in the place of
 * texts, and React would fail to take away what is no longer there (facebook/react#11538).
 */
export const bearMovedNodes = (): void => {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    if (child.parentNode === this) removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(child: Child, before: Node | null): Child {
    insertBefore.call(this, child, before?.parentNode === this ? before : null);
    return child;
  };
};
