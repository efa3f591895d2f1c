import { getSchema } from '@tiptap/core'
import { DOMParser, DOMSerializer, type Node as Doc, type Schema, Slice } from '@tiptap/pm/model'
import { StarterKit } from '@tiptap/starter-kit'
import { Placeholder } from './Placeholder.ts'
import { getPieces, replaceTexts } from '#features/mail/html/placeholders.ts'
import { sanitisedNodes } from '#features/mail/html/sanitise.ts'
import { cleanTemplate } from '#lib/text/templateText.ts'

/** The features of the mail editor; everything else is edited as source. */
export const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      protocols: ['mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Placeholder,
]
const ownSchema = getSchema(extensions)

/** The text of a mail as the editor represents it. */
export function toDoc(html: string): Doc {
  return DOMParser.fromSchema(ownSchema).parse(marked(html))
}

/** Sanitised pasted or dropped content, as an editor with this schema accepts it. */
export function toSlice(html: string, schema: Schema): Slice {
  return DOMParser.fromSchema(schema).parseSlice(marked(html))
}

/** Like `getSlice` for plain text: one paragraph per line. */
export function sliceOfText(text: string, schema: Schema): Slice {
  const inline = (line: string) =>
    getPieces(line).map(({ text, isPlaceholder }) =>
      isPlaceholder ? schema.node('placeholder', { text }) : schema.text(text),
    )
  const paragraphs = cleanTemplate(text)
    .split(/\r?\n/)
    .map((line) => schema.node('paragraph', null, inline(line)))
  return Slice.maxOpen(schema.node('doc', null, paragraphs).content)
}

/** The content of the editor as HTML; '' for nothing but empty paragraphs. */
export function toHtml(doc: Doc): string {
  if (doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.firstChild.childCount === 0) return ''
  const page = document.implementation.createHTMLDocument('')
  const box = page.createElement('div')
  box.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content, { document: page }))
  for (const chip of box.querySelectorAll('[data-placeholder]')) chip.replaceWith(chip.textContent ?? '')
  // Mail programs put a gap around paragraphs: a plain item has none.
  for (const only of box.querySelectorAll('li > p:first-child'))
    if (!only.parentElement?.querySelector(':scope > p ~ p')) only.replaceWith(...only.childNodes)
  box.normalize()
  // The server parses its own language: `>` stays `>` within braces.
  return cleanTemplate(box.innerHTML)
}

/** Whether the editor can show a text without changing it, ignoring spaces between blocks and the spelling of tags. */
export function isEditable(html: string): boolean {
  return plain(cleanTemplate(html)) === plain(toHtml(toDoc(html)))
}

function marked(html: string): DocumentFragment {
  const nodes = sanitisedNodes(cleanTemplate(html))
  replaceTexts(nodes, (text) => {
    const pieces = getPieces(text)
    if (!pieces.some(({ isPlaceholder }) => isPlaceholder)) return undefined
    return pieces.map((piece) => {
      if (!piece.isPlaceholder) return document.createTextNode(piece.text)
      const chip = document.createElement('span')
      chip.dataset['placeholder'] = piece.text
      chip.textContent = piece.text
      return chip
    })
  })
  return nodes
}

const blocks = / ?(<\/?(?:p|ul|ol|li|h[1-6]|blockquote|hr|br)(?: [^<>]*)?>) ?/gi

function plain(html: string): string {
  return html
    .replaceAll('\u00A0', '&nbsp;')
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .replaceAll(/<br ?\/?>/gi, '<br>')
    .replaceAll(/<hr ?\/?>/gi, '<hr>')
    .replaceAll(/<(\/?)b>/gi, '<$1strong>')
    .replaceAll(/<(\/?)i>/gi, '<$1em>')
    .replaceAll(/<li> ?<p>((?:(?!<\/?p>).)*)<\/p>/gi, '<li>$1')
    .replaceAll(blocks, '$1')
    .trim()
}

/** The losses of pasted content in the editor: tables become lines of text, images are removed. */
export function findLostMarkup(html: string): { tables: boolean; pictures: boolean } {
  return { tables: /<table\b/i.test(html), pictures: /<(?:img|v:imagedata|svg|picture)\b/i.test(html) }
}
