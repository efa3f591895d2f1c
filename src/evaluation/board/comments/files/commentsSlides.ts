import type PptxGenJS from 'pptxgenjs'
import { sourceLine } from '#evaluation/chart/files/slideLines.ts'
import { clean } from '#evaluation/chart/files/slides/slideTexts.ts'
import { addSlide, createDeck, ink, room, toBlob } from '#evaluation/chart/files/slides/toPptx.ts'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import { commentLines, commentRows, type CommentsExport, countsLine } from './commentsFile.ts'

/** Letters and texts on one slide; a longer text goes on on the next one. */
const [lettersOfSlide, maxTexts] = [1100, 7]
/** The width of the source line, in pixels of its letters. */
const sourceWidth = 1400

/** The released texts as a deck for PowerPoint. */
export async function toCommentsDeck(input: CommentsExport): Promise<Blob> {
  const deck = createDeck(input)
  addComments(deck, input)
  return await toBlob(deck)
}

/** Adds the released texts of a chart to a deck, a table on as many slides as they need. */
export function addComments(deck: PptxGenJS, input: CommentsExport): void {
  const { chart, provenance, t, language, now } = input
  const texts = {
    title: clean(chartTitle(chart, language, t).title),
    about: clean(countsLine(input)),
    source: clean(sourceLine({ provenance, t, at: now }, countsLine(input), sourceWidth)),
    notes: clean(commentLines(input).join('\n')),
  }
  const { header, rows } = commentRows(input)
  const head = header.map((text) => ({ text: clean(text), options: { bold: true } }))
  for (const page of toPages(rows)) {
    const slide = addSlide(deck, texts)
    if (page.length === 0) continue
    const body = page.map((cells) => cells.map((text) => ({ text: clean(text), options: { align: 'left' as const } })))
    const narrow = header.slice(1).map(() => 1.8)
    slide.addTable([head, ...body], {
      ...room,
      colW: [...narrow, room.w - 1.8 * narrow.length],
      fontSize: 11,
      fontFace: 'Arial',
      color: ink,
      border: { type: 'solid', pt: 0.5, color: 'D8DEE4' },
    })
  }
}

/** Rows by page, at most so many letters of their last cells on each; at least one page, which may be empty. */
export function toPages(rows: readonly string[][], maxLetters = lettersOfSlide): string[][][] {
  const parts = rows.flatMap((cells) => {
    const letters = Array.from(cells.at(-1) ?? '')
    const count = Math.max(1, Math.ceil(letters.length / maxLetters))
    return Array.from({ length: count }, (_, part) => [
      ...cells.slice(0, -1),
      letters.slice(part * maxLetters, (part + 1) * maxLetters).join(''),
    ])
  })
  const pages: string[][][] = [[]]
  let letters = 0
  for (const part of parts) {
    const own = (part.at(-1) ?? '').length
    const page = pages.at(-1)
    if (page && page.length > 0 && (letters + own > maxLetters || page.length >= maxTexts)) {
      pages.push([part])
      letters = own
    } else {
      page?.push(part)
      letters += own
    }
  }
  return pages
}
