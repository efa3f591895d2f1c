/** The parts that the server replaces: `{{ first_name }}`, and its instructions: `{% if … %}`. */
const pattern = /\{\{[^{}]*\}\}|\{%[^{}]*%\}/g

export type Piece = { text: string; isPlaceholder: boolean }

/** A text split into placeholders and the parts between them; joined they are the text. */
export function getPieces(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), isPlaceholder: false })
    pieces.push({ text: match[0], isPlaceholder: true })
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isPlaceholder: false })
  return pieces
}

/** The values used in some texts (`{{ … }}`), each once, in alphabetical order. */
export function getPlaceholders(texts: readonly string[]): string[] {
  const all = texts.flatMap((text) => text.match(pattern) ?? []).filter((one) => one.startsWith('{{'))
  const byName = new Map(all.map((one) => [getName(one), one]))
  return [...byName]
    .filter(([name]) => name !== '')
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([, text]) => text)
}

/** The name of `{{ first_name }}` is first_name. */
export function getName(placeholder: string): string {
  return placeholder.slice(2, -2).trim()
}

/** Replaces the text nodes below a node by the result of `nodesFor`; undefined keeps one. */
export function replaceTexts(root: Node, nodesFor: (text: string) => Node[] | undefined): void {
  const walker = (root.ownerDocument ?? document).createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) texts.push(node)
  for (const text of texts) {
    const nodes = nodesFor(text.data)
    if (nodes) text.replaceWith(...nodes)
  }
}
