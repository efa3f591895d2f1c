import type { Size } from './rect.ts'
import css from './tip.module.css'
import type { Tip, TipLine } from './tip.ts'

const widest = 448

/** A tip as elements, not larger than its picture, beyond which it would be cut; every text of the backend is text, never HTML (D-15, R02). */
export function tipNode({ title, lines, notes }: Tip, { width, height }: Size): HTMLElement {
  const node = element('div', css['tip'])
  node.style.maxWidth = `${Math.min(widest, width)}px`
  node.style.maxHeight = `${height}px`
  if (title !== '') node.append(element('strong', css['title'], title))
  if (lines.length > 0) {
    const list = element('div', css['lines'])
    list.append(...lines.map(lineNode))
    node.append(list)
  }
  node.append(...notes.map((note) => element('p', css['note'], note)))
  return node
}

function lineNode({ color, label, value, interval, n, verdict }: TipLine): HTMLElement {
  const line = element('div', css['line'])
  if (color !== null) {
    const swatch = element('span', css['swatch'])
    swatch.style.backgroundColor = color
    line.append(swatch)
  }
  if (label !== '') line.append(element('span', css['label'], label))
  line.append(element('b', css['value'], value))
  for (const text of [interval, n]) if (text !== '') line.append(element('span', css['detail'], text))
  if (verdict) line.append(element('b', verdict.isGood ? css['good'] : css['bad'], verdict.text))
  return line
}

function element(tag: 'div' | 'span' | 'strong' | 'b' | 'p', className: string | undefined, text = ''): HTMLElement {
  const node = document.createElement(tag)
  if (className !== undefined) node.className = className
  node.textContent = text
  return node
}
