import { getName, getPieces, replaceTexts } from './placeholders.ts'
import { storedStyle } from './stripForCsp.ts'
import { sanitisedNodes } from './sanitise.ts'

export type Samples = {
  /** The replacement of a placeholder; undefined leaves it unchanged and marked. */
  sampleFor?: (name: string) => string | undefined
  imageText: (alt: string) => string
}

/**
 * The nodes of a mail preview and the styles (CSS text) of each of them in document order: sanitised, links without a
 * target, no external images, placeholders replaced by `sampleFor`.
 */
export function previewNodes(
  html: string,
  { sampleFor, imageText }: Samples,
): { nodes: DocumentFragment; styles: { place: number; css: string }[] } {
  const nodes = sanitisedNodes(html)
  for (const image of nodes.querySelectorAll('img'))
    if (!/^data:image\/(png|jpeg|gif|webp);/i.test(image.getAttribute('src') ?? ''))
      image.replaceWith(`[${imageText(image.alt)}]`)
  for (const link of nodes.querySelectorAll('a')) {
    const address = link.getAttribute('href') ?? ''
    for (const name of link.getAttributeNames()) if (name !== storedStyle) link.removeAttribute(name)
    if (address) link.title = withSamples(address, sampleFor)
    link.setAttribute(storedStyle, `text-decoration:underline;${link.getAttribute(storedStyle) ?? ''}`)
  }
  if (sampleFor)
    replaceTexts(nodes, (text) => {
      const pieces = getPieces(text)
      return pieces.some(({ isPlaceholder }) => isPlaceholder)
        ? pieces.map((piece) =>
            piece.isPlaceholder ? sample(piece.text, sampleFor) : document.createTextNode(piece.text),
          )
        : undefined
    })
  return { nodes, styles: extractStyles(nodes) }
}

/** A plain text with samples for its placeholders; unknown ones stay. */
export function withSamples(text: string, sampleFor: Samples['sampleFor']): string {
  return getPieces(text)
    .map((piece) => (piece.isPlaceholder ? (sampleFor?.(getName(piece.text)) ?? piece.text) : piece.text))
    .join('')
}

/** An unknown placeholder stays and is marked; recipients do not see an instruction of the server. */
function sample(placeholder: string, sampleFor: (name: string) => string | undefined): Node {
  if (placeholder.startsWith('{%')) return document.createTextNode('')
  const value = sampleFor(getName(placeholder))
  const mark = document.createElement('span')
  mark.textContent = value ?? placeholder
  if (value === undefined) mark.setAttribute(storedStyle, 'background:#fdf3df;color:#7d4d00')
  return mark
}

/** Removes the styles: the policy forbids them in markup, and in the frame they are set one by one. */
function extractStyles(nodes: DocumentFragment): { place: number; css: string }[] {
  return [...nodes.querySelectorAll<HTMLElement>('*')].flatMap((element, place) => {
    const css = harmless(element.getAttribute(storedStyle) ?? '')
    element.removeAttribute(storedStyle)
    return css ? [{ place, css }] : []
  })
}

/** Functions that compute; any other one may load something (`url()`, `image-set()`). */
const computing = new Set(['rgb', 'rgba', 'hsl', 'hsla', 'calc', 'min', 'max', 'clamp'])

/** A style without declarations that load anything; an escape (`u\\72l(`) may hide a function. */
function harmless(css: string): string {
  const isHarmless = (declaration: string) =>
    !declaration.includes('\\') &&
    declaration
      .split('(')
      .slice(0, -1)
      .every((before) => computing.has((/[\w-]{0,30}$/.exec(before.slice(-30))?.[0] ?? '').toLowerCase()))
  return css.split(';').filter(isHarmless).join(';')
}
