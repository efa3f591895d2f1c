import JSZip from 'jszip'
import PptxGenJS from 'pptxgenjs'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import { showCell } from '#evaluation/types/table/field.ts'
import { toTable } from '#evaluation/types/table/toTable.ts'
import { yieldToMain } from '#lib/yieldToMain.ts'
import { type PictureExport, toPng } from '#evaluation/chart/files/savedPicture.ts'
import { type NativeChart, toNativeCharts } from './nativeCharts.ts'
import { clean, type SlideTexts, slideTexts } from './slideTexts.ts'
import { cellPadding, layTable } from './layTable.ts'

/** In inches, on a slide of 16 : 9. */
const page = { width: 13.33, height: 7.5, pad: 0.5 }
const width = page.width - 2 * page.pad
export const room = { x: page.pad, y: 1.75, w: width, h: 5.1 }
export const ink = '18222C'
const muted = '55616D'

/** What PowerPoint calls them. */
const kinds = {
  bars: 'bar',
  lines: 'line',
  nets: 'radar',
} as const

type Slide = ReturnType<PptxGenJS['addSlide']>

/**
 * Charts as a deck for PowerPoint, a slide each: bars, stacks, lines and nets as charts that can be edited, tables as tables, all
 * others as pictures, which `render` makes; `finish` adds what is no chart. Throws for partial data (D-40) and the reason of the
 * signal.
 */
export async function toPptx(
  inputs: readonly PictureExport[],
  signal?: AbortSignal,
  render = toPng,
  finish?: (deck: PptxGenJS) => void,
): Promise<Blob> {
  const deck = createDeck(inputs[0])
  for (const input of inputs) {
    signal?.throwIfAborted()
    await addChart(deck, input, render)
    await yieldToMain()
  }
  finish?.(deck)
  return await toBlob(deck)
}

/** An empty deck; its properties name the evaluation and its provider. */
export function createDeck(input: Pick<PictureExport, 'provenance'> | undefined): PptxGenJS {
  const deck = new PptxGenJS()
  deck.layout = 'LAYOUT_WIDE'
  deck.title = clean(input?.provenance?.evaluation ?? '')
  deck.author = clean(input?.provenance?.provider ?? '')
  deck.company = deck.author
  return deck
}

/** The file of a deck. */
export async function toBlob(deck: PptxGenJS): Promise<Blob> {
  const packed = await deck.write({ outputType: 'arraybuffer', compression: true })
  if (!(packed instanceof ArrayBuffer)) throw new TypeError('a deck is bytes')
  return new Blob([await withTypesOfParts(packed)], {
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  })
}

/** Without the types of parts that are not there: the package lists a master for every slide, and writes one. */
async function withTypesOfParts(packed: ArrayBuffer): Promise<ArrayBuffer> {
  const zip = await JSZip.loadAsync(packed)
  const name = '[Content_Types].xml'
  const types = (await zip.file(name)?.async('string')) ?? ''
  zip.file(
    name,
    types.replaceAll(/<Override PartName="\/([^"]+)"[^>]*>/g, (type, part: string) => (zip.file(part) ? type : '')),
  )
  return await zip.generateAsync({ type: 'arraybuffer', compression: 'DEFLATE' })
}

/** Adds the slides of a chart: one, or one per small chart. */
async function addChart(deck: PptxGenJS, input: PictureExport, render: typeof toPng): Promise<void> {
  if (!input.series.complete) throw new Error('partial data is not saved')
  const data = getLayoutData({ ...input, theme: 'light' })
  if (!data) return addTables(deck, input)
  const charts = toNativeCharts({ ...input, data })
  if (charts)
    for (const chart of charts) {
      const { notes, ...texts } = slideTexts(input, data, chart)
      const slide = addSlide(deck, { ...texts, notes: [notes, chart.counts ?? []].flat().join('\n') })
      addNative(slide, chart, texts.title, room)
    }
  else {
    const texts = slideTexts(input, data)
    const slide = addSlide(deck, texts)
    const picture = await render(input, { isBare: true })
    slide.addImage({ ...(await toImage(picture, room)), altText: texts.title })
  }
}

/** A PNG in the middle of a place of a slide, in its own shape: its size is at the beginning of the file. */
export async function toImage(picture: Blob, { x, y, ...place }: Place): Promise<Place & { data: string }> {
  const head = new DataView(await picture.slice(0, 24).arrayBuffer())
  const ratio = head.getUint32(16) / head.getUint32(20)
  const [w, h] = [Math.min(place.w, place.h * ratio), Math.min(place.h, place.w / ratio)]
  return { x: x + (place.w - w) / 2, y: y + (place.h - h) / 2, w, h, data: await toDataUrl(picture) }
}

/** A slide with its words; what it shows goes into `room`. */
export function addSlide(deck: PptxGenJS, { title, about, source, notes }: SlideTexts): Slide {
  const slide = deck.addSlide()
  const line = { x: page.pad, w: width, margin: 0, fontFace: 'Arial' }
  slide.addText(title, {
    ...line,
    y: 0.3,
    h: 0.85,
    fontSize: getTitleSize(title),
    bold: true,
    color: ink,
    valign: 'middle',
  })
  slide.addText(about, { ...line, y: 1.15, h: 0.55, fontSize: 11, color: muted, valign: 'top', fit: 'shrink' })
  slide.addText(source, { ...line, y: 6.95, h: 0.3, fontSize: 10, color: muted })
  slide.addNotes(notes)
  return slide
}

/** A sentence takes two lines at most. */
function getTitleSize({ length }: string): number {
  if (length > 140) return 16
  return length > 80 ? 20 : 24
}

/** Between two categories, in bars; and the part of a chart that its bars take. */
const [gap, plotted] = [0.6, 0.8]

type Place = { x: number; y: number; w: number; h: number }

/** Adds a chart that can be edited at a place of a slide. */
export function addNative(slide: Slide, chart: NativeChart, altText: string, place: Place): void {
  const { kind, labels, series, isStacked, isHorizontal, format, range, arePoints } = chart
  const names = labels.map(clean)
  slide.addChart(
    kinds[kind],
    series.map(({ name, values }) => ({ name: clean(name), labels: names, values: toValues(values) })),
    {
      ...place,
      altText: clean(altText),
      chartColors: series.map(({ color }) => color.replace('#', '').toUpperCase()),
      barDir: isHorizontal ? 'bar' : 'col',
      barGrouping: isStacked ? 'stacked' : 'clustered',
      barGapWidthPct: gap * 100,
      // From the top as on the page; the package's types know one direction only.
      ...(isHorizontal && { catAxisOrientation: 'maxMin' as 'minMax', valAxisLabelPos: 'high' as const }),
      valAxisMinVal: range.min,
      valAxisMaxVal: range.max,
      ...(range.step > 0 && { valAxisMajorUnit: range.step }),
      valAxisLabelFormatCode: format.endsWith('%') ? '0 %' : 'General',
      dataLabelFormatCode: format,
      // Those of several lines would cover each other.
      showValue:
        (kind === 'bars' && hasRoomForValues(chart, place)) || arePoints || (kind === 'lines' && series.length === 1),
      dataLabelFontSize: 10,
      dataLabelColor: isStacked ? 'FFFFFF' : ink,
      catAxisLabelFontSize: 11,
      // The workbook has every label.
      ...(kind === 'lines' && { catAxisLabelFrequency: String(Math.ceil(labels.length / place.w)) }),
      valAxisLabelFontSize: 10,
      valGridLine: { color: 'D8DEE4', size: 0.5 },
      lineDataSymbolSize: arePoints ? 10 : 7,
      lineSize: arePoints ? 0 : 2,
      displayBlanksAs: 'gap',
      showLegend: series.length > 1,
      legendPos: 'b',
      legendFontSize: 11,
    },
  )
}

/** Whether the values of bars stand beside each other: in inches, a line of text or the width of a figure. */
function hasRoomForValues({ labels, series, isStacked, isHorizontal }: NativeChart, { w, h }: Place): boolean {
  if (isStacked) return true
  const bars = labels.length * (series.length + gap)
  return isHorizontal ? (h * plotted) / bars > 0.11 : (w * plotted) / bars > 0.26
}

/**
 * The package takes a missing figure as null, which its types do not. It leaves a zero empty in the workbook behind the chart, but not
 * the text of one.
 */
function toValues(values: readonly (number | null)[]): number[] {
  return values.map((value) => (value === 0 ? '0' : value)) as unknown as number[]
}

/** A table chart has no picture: its figures in tables of as many rows as fit. */
function addTables(deck: PptxGenJS, input: PictureExport): void {
  const { columns, rows } = toTable(input, true)
  const kept = columns.flatMap(({ isLong, ...column }, place) => (isLong ? [] : [{ ...column, place }]))
  const head = kept.map(({ label }) => clean(label))
  const body = rows.map(({ cells }) => kept.map(({ place, ...column }) => clean(showCell(cells[place], column))))
  const { colW, fontSize, pages } = layTable(head, body, room)
  for (const page of pages) {
    const toRow = (texts: readonly string[], bold: boolean) =>
      texts.map((text, column) => ({
        text,
        options: { bold, align: kept[column]?.kind === 'number' ? ('right' as const) : ('left' as const) },
      }))
    addSlide(deck, slideTexts(input, null)).addTable([toRow(head, true), ...page.map((row) => toRow(row, false))], {
      // With a height the package would stretch the rows.
      x: room.x,
      y: room.y,
      w: room.w,
      colW,
      fontSize,
      margin: cellPadding,
      fontFace: 'Arial',
      color: ink,
      border: { type: 'solid', pt: 0.5, color: 'D8DEE4' },
    })
  }
}

/** A picture as an address that holds it. */
export async function toDataUrl(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCodePoint(byte)
  return `data:${picture.type};base64,${btoa(text)}`
}
