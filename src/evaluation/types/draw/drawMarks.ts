import type { Mark } from './mark.ts'

const svg = 'http://www.w3.org/2000/svg'

/** Makes the children of an element from marks; of those drawn there before only what differs is changed. */
export function drawMarks(place: Element, marks: Mark[], before: Mark[]): void {
  for (let index = before.length - 1; index >= marks.length; index -= 1) place.lastChild?.remove()
  marks.forEach((mark, index) => {
    const old = before[index]
    const there = place.children[index]
    if (old?.tag === mark.tag && there) return change(there, mark, old)
    const made = document.createElementNS(svg, mark.tag)
    change(made, mark, undefined)
    if (there) there.replaceWith(made)
    else place.append(made)
  })
}

function change(element: Element, { attributes, text, children }: Mark, old: Mark | undefined): void {
  for (const name in attributes)
    if (old?.attributes[name] !== attributes[name]) element.setAttribute(name, String(attributes[name]))
  if (old) for (const name in old.attributes) if (!(name in attributes)) element.removeAttribute(name)
  if (text !== old?.text) element.textContent = text ?? ''
  if (children) drawMarks(element, children, old?.children ?? [])
}
