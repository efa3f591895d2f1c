import type { TFunction } from 'i18next'
import type PptxGenJS from 'pptxgenjs'
import { addNative, createDeck, toBlob, toImage } from '#evaluation/chart/files/slides/toPptx.ts'
import { clean, slideTexts } from '#evaluation/chart/files/slides/slideTexts.ts'
import { toNativeCharts } from '#evaluation/chart/files/slides/nativeCharts.ts'
import { type PictureExport, toPng } from '#evaluation/chart/files/savedPicture.ts'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import { nextLook, planLines } from './planLines.ts'
import { toPages } from '#evaluation/board/comments/files/commentsSlides.ts'
import type { Sheet, SheetComments } from './toSheets.ts'

/** A4 upright, in inches. */
const page = { width: 8.27, height: 11.69, pad: 0.6 }
const width = page.width - 2 * page.pad
const ink = '18222C'
const muted = '55616D'
/** Where the charts begin, and where the plans do. */
const [chartsAt, plansAt] = [2.75, 9]

/** A sheet as a page of A4 for PowerPoint, its charts to be edited; `render` makes the others' pictures. */
export async function toSheetDeck({ name, sentences, charts, plans, comments }: Sheet, render = toPng): Promise<Blob> {
  const [first] = charts
  const deck = createDeck(first)
  deck.defineLayout({ name: 'A4', width: page.width, height: page.height })
  deck.layout = 'A4'
  const slide = deck.addSlide()
  const line = { x: page.pad, w: width, margin: 0, fontFace: 'Arial', color: ink }
  slide.addText(clean(name), { ...line, y: 0.5, h: 0.5, fontSize: 22, bold: true })
  slide.addText(clean(first?.provenance?.evaluation ?? ''), { ...line, y: 1, h: 0.3, fontSize: 11, color: muted })
  slide.addText(toParagraphs(sentences), { ...line, y: 1.35, h: 1.3, fontSize: 12, valign: 'top', fit: 'shrink' })
  const height = (plansAt - 0.2 - chartsAt) / Math.max(1, charts.length)
  const counts: string[] = []
  for (const [place, input] of charts.entries())
    counts.push(
      ...(await addChart(
        slide,
        input,
        { x: page.pad, y: chartsAt + place * height, w: width, h: height - 0.1 },
        render,
      )),
    )
  if (first) {
    const { t } = first
    slide.addText(t('sheet.plans'), { ...line, y: plansAt, h: 0.3, fontSize: 13, bold: true })
    slide.addText(toParagraphs(planLines(plans, t)), {
      ...line,
      y: plansAt + 0.3,
      h: 1.3,
      fontSize: 11,
      valign: 'top',
      fit: 'shrink',
    })
    slide.addText(clean(nextLook(plans, t)), { ...line, y: 10.65, h: 0.3, fontSize: 11, bold: true })
    const { source, notes } = slideTexts(first, getLayoutData({ ...first, theme: 'light' }))
    slide.addText(source, { ...line, y: 11, h: 0.35, fontSize: 8, color: muted, valign: 'top', fit: 'shrink' })
    slide.addNotes([notes, ...counts].join('\n'))
    if (comments) addTexts(deck, { name, comments, source }, t)
  }
  return await toBlob(deck)
}

/** Texts on one page of A4. */
const maxLetters = 2600

/** The released texts of a ward, on as many pages as they need. */
function addTexts(
  deck: PptxGenJS,
  { name, comments, source }: { name: string; comments: SheetComments; source: string },
  t: TFunction<'charts'>,
): void {
  const line = { x: page.pad, w: width, margin: 0, fontFace: 'Arial', color: ink }
  for (const own of toPages(
    comments.texts.map(({ text }) => [text]),
    maxLetters,
  )) {
    const slide = deck.addSlide()
    slide.addText(clean(name), { ...line, y: 0.5, h: 0.5, fontSize: 22, bold: true })
    slide.addText(t('comments.title'), { ...line, y: 1, h: 0.3, fontSize: 13, bold: true })
    slide.addText(t('comments.counts', { written: comments.written, released: comments.texts.length }), {
      ...line,
      y: 1.35,
      h: 0.3,
      fontSize: 11,
      color: muted,
    })
    slide.addText(
      own.map(([text = '']) => ({ text: clean(text), options: { bullet: true, breakLine: true, paraSpaceAfter: 6 } })),
      { ...line, y: 1.75, h: 9, fontSize: 11, valign: 'top', fit: 'shrink' },
    )
    slide.addText(source, { ...line, y: 11, h: 0.35, fontSize: 8, color: muted, valign: 'top', fit: 'shrink' })
  }
}

function toParagraphs(lines: readonly string[]): PptxGenJS.TextProps[] {
  return lines.map((text) => ({ text: clean(text), options: { breakLine: true, paraSpaceAfter: 4 } }))
}

type Place = { x: number; y: number; w: number; h: number }

/** Adds a chart, and returns the n that its labels have no room for. */
async function addChart(
  slide: ReturnType<PptxGenJS['addSlide']>,
  input: PictureExport,
  place: Place,
  render: typeof toPng,
): Promise<string[]> {
  const data = getLayoutData({ ...input, theme: 'light' })
  if (!data) return []
  const { title } = chartTitle(input.chart, input.language, input.t)
  const natives = toNativeCharts({ ...input, data })
  slide.addText(clean(title), { ...place, h: 0.25, margin: 0, fontFace: 'Arial', fontSize: 11, bold: true, color: ink })
  const below = { ...place, y: place.y + 0.28, h: place.h - 0.28 }
  const [native] = natives ?? []
  if (native && natives?.length === 1) {
    addNative(slide, native, title, below)
    return native.counts === null ? [] : [`${clean(title)}${labelSeparator()}${clean(native.counts)}`]
  }
  slide.addImage({ ...(await toImage(await render(input), below)), altText: clean(title) })
  return []
}
