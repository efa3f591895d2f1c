import { CanvasRenderer } from 'echarts/renderers'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import { paperParts } from '#evaluation/types/layout/paperParts.ts'
import type { PaletteName } from '#evaluation/types/colors/palettes.ts'
import type { ChartLayoutData } from '#evaluation/types/definition/chartLayoutData.ts'
import { asSlide, type Captions, slidePad } from '#evaluation/types/option/grids/captions.ts'
import type { HiddenSeries } from '#evaluation/types/option/grids/legend.ts'
import type { Option } from '#evaluation/types/definition/option.ts'
import { type Picture, getPicture } from '#evaluation/types/option/getPicture.ts'
import { echarts } from '#evaluation/chart/plot/echarts.ts'
import { type ExportInput, linesOnPage } from './exportLines.ts'
import { slideLines } from './slideLines.ts'

/** The input of a picture; `hidden` holds the series that its legend hides. */
export type PictureExport = ExportInput & { palette: PaletteName; hidden?: HiddenSeries }

/** The size of a chart on paper. */
const paper = { width: 960, height: 540 }
/** The width of a PNG in pixels. */
const pngWidth = 1920
/** What XML 1.0 forbids. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

type Size = { width: number; height: number }

echarts.use(CanvasRenderer)

/** A chart as an SVG file for a slide: light on white, with its title, what its marks mean, and one source line. */
export function toSvg(input: PictureExport): Blob {
  return asSvg(slidePicture(input))
}

/** A chart for a printed page, in parts of at most `page` pixels, each with its title and footnotes. */
export function toSvgPages(input: PictureExport, page: number): Blob[] {
  const data = getLayoutData({ ...input, theme: 'light' })
  if (!data) return []
  const whole = paperPicture(input, data)
  if (whole.drawing.height <= page) return [asSvg(whole)]
  const parts = paperParts(data, (part) => paperPicture(lying(input), part).drawing.height, page)
  return parts.map((part) => asSvg(paperPicture(lying(input), part)))
}

/** With fewer bars the chart would change to vertical bars. */
function lying(input: PictureExport): PictureExport {
  return { ...input, chart: { ...input.chart, viewSettings: { ...input.chart.viewSettings, horizontal: true } } }
}

function asSvg({ option, drawing: { width, height }, surface }: Picture): Blob {
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width, height })
  try {
    chart.setOption({ ...option, backgroundColor: surface })
    return new Blob([chart.renderToSVGString().replaceAll(forbidden, '')], { type: 'image/svg+xml' })
  } finally {
    chart.dispose()
  }
}

/** A chart for a slide as a PNG; `isBare` without the words that the slide itself has. */
export async function toPng(input: PictureExport, { isBare = false } = {}): Promise<Blob> {
  const { option, drawing, surface } = slidePicture(input, isBare)
  return await asPng({ ...drawing, option: { ...option, backgroundColor: surface } })
}

/** An option of a size in pixels as a PNG, as wide as a screen. */
export async function asPng({ option, width, height }: Size & { option: Option }): Promise<Blob> {
  const density = pngWidth / width
  const canvas = new OffscreenCanvas(pngWidth, Math.round(height * density))
  // ECharts takes any canvas; it would empty one of the page by `innerHTML`, which Trusted Types refuse.
  const root = canvas as unknown as HTMLElement
  const chart = echarts.init(root, null, { renderer: 'canvas', width, height, devicePixelRatio: density })
  chart.setOption(option)
  chart.getZr().flush()
  return await canvas.convertToBlob({ type: 'image/png' })
}

function slidePicture(input: PictureExport, isBare = false): Picture {
  const data = getLayoutData({ ...input, theme: 'light' })
  if (!data) throw withoutPicture()
  return asSlide((width) => {
    const captions: Captions = isBare
      ? { head: [], foot: [], isSlide: true }
      : slideLines(input, data, width - 2 * slidePad)
    const picture = renderAs(input, data, { width, height: 0 }, captions)
    return { ...picture, width, height: picture.drawing.height }
  })
}

function paperPicture(input: PictureExport, data = getLayoutData({ ...input, theme: 'light' })): Picture {
  if (!data) throw withoutPicture()
  return renderAs(input, data, paper, linesOnPage(input))
}

function renderAs(input: PictureExport, data: ChartLayoutData, size: Size, captions: Captions): Picture {
  const picture = getPicture({ ...input, data, theme: 'light', size, captions })
  if (!picture) throw withoutPicture()
  return picture
}

function withoutPicture(): Error {
  return new Error('a table has no picture')
}
