/**
 * The element that a page translator put in the place of a text, by that text. React continues to update the text it
 * made, which is not in the page any more.
 */
const standIns = new WeakMap<Node, ChildNode>()

/**
 * Keeps a page that the browser translates in sync with the portal: a text that changes returns to its place, where the
 * translator finds it again, and one that is removed takes its translation along. Costs nothing without a translator.
 */
export function followTranslators(): void {
  const texts = new MutationObserver((changes) => {
    for (const { target } of changes) comeBack(target)
  })
  new MutationObserver((changes) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
      for (const text of removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE || text.isConnected) continue
        // Either in one step, or inserted next to it first.
        const standIn = [...addedNodes, previousSibling, nextSibling].find(isTranslation)
        if (!standIn) continue
        if (!isPatched) patchMoves()
        standIns.set(text, standIn)
        texts.observe(text, { characterData: true })
      }
    }
  }).observe(document, { childList: true, subtree: true })
}

function isTranslation(node: Node | null): node is HTMLElement {
  return node instanceof HTMLElement && node.localName === 'font'
}

function comeBack(text: Node): void {
  const standIn = standIns.get(text)
  standIns.delete(text)
  if (standIn?.isConnected && !text.isConnected && text instanceof Text) standIn.replaceWith(text)
}

let isPatched = false

/**
 * The representation of a node among the children of its parent: itself, its translation, or a wrapper of the
 * translator.
 */
function getPlace(parent: Node, node: Node): Node {
  if (node.parentNode === parent) return node
  let place: Node = standIns.get(node) ?? node
  while (place.parentNode && place.parentNode !== parent) place = place.parentNode
  return place.parentNode === parent ? place : node
}

/**
 * React removes a text, or inserts something before it: that fails where the text is not in its place. Only once a
 * translator is active.
 */
function patchMoves(): void {
  isPatched = true
  // Each is called on the node it was called on.
  // oxlint-disable-next-line typescript/unbound-method
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const place = getPlace(this, child)
    standIns.delete(child)
    removeChild.call(this, place)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, child: Node | null): T {
    insertBefore.call(this, node, child && getPlace(this, child))
    return node
  }
}
