import { getSchema } from '@tiptap/core'
import { DOMParser, DOMSerializer, type Node as Doc, type Schema, Slice } from '@tiptap/pm/model'
import { StarterKit } from '@tiptap/starter-kit'
import { Placeholder } from './Placeholder.ts'
import { getPieces, replaceTexts } from '#features/mail/html/placeholders.ts'
import { sanitisedNodes } from '#features/mail/html/sanitise.ts'
import { cleanTemplate } from '#lib/text/templateText.ts'

/** What the editor of mails can do; everything else is edited as source. */
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

/** The text of a mail as the editor holds it. */
export function toDoc(html: string): Doc {
  return DOMParser.fromSchema(ownSchema).parse(marked(html))
}

/** Something pasted or dropped, cleaned, as an editor with this schema takes it in. */
export function toSlice(html: string, schema: Schema): Slice {
  return DOMParser.fromSchema(schema).parseSlice(marked(html))
}

/** As `getSlice` for plain text: a paragraph for every line. */
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

/** What the editor holds as HTML; nothing but empty paragraphs is no text. */
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
  // The server reads its own language: `>` stays `>` within braces.
  return cleanTemplate(box.innerHTML)
}

/** Whether the editor can show a text without changing it by that; spaces between blocks and the spelling of tags aside. */
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

/** What of something pasted the editor does not keep: tables become lines of text, pictures go. */
export function getLost(html: string): { tables: boolean; pictures: boolean } {
  return { tables: /<table\b/i.test(html), pictures: /<(?:img|v:imagedata|svg|picture)\b/i.test(html) }
}
