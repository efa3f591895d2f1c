import { CanvasRenderer } from 'echarts/renderers'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import { paperParts } from '#evaluation/types/layout/paperParts.ts'
import type { PaletteName } from '#evaluation/types/colors/palettes.ts'
import type { HiddenSeries } from '#evaluation/types/option/legend.ts'
import { type Picture, getPicture } from '#evaluation/types/option/getPicture.ts'
import { echarts } from '#evaluation/chart/echarts.ts'
import { type ExportInput, exportLines } from './exportLines.ts'

/** The input of a picture; `hidden` holds the series that its legend hides. */
export type PictureExport = ExportInput & { palette: PaletteName; hidden?: HiddenSeries }

/** A size that fits a page, a slide and a column alike. */
const width = 960
const minHeight = 540
/** Pixels of a PNG per pixel of the picture. */
const density = 2
/** What XML 1.0 forbids. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

echarts.use(CanvasRenderer)

/** A chart as an SVG file: light on white, with its title, filters, n, date and footnotes. */
export function toSvg(input: PictureExport): Blob {
  return asSvg(paperPicture(input))
}

/** The same in parts of at most `page` pixels, each with its title and notes. */
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

function asSvg({ option, drawing, surface }: Picture): Blob {
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width, height: drawing.height })
  try {
    chart.setOption({ ...option, backgroundColor: surface })
    return new Blob([chart.renderToSVGString().replaceAll(forbidden, '')], { type: 'image/svg+xml' })
  } finally {
    chart.dispose()
  }
}

/** The same as a PNG of twice the size. */
export async function toPng(input: PictureExport): Promise<Blob> {
  const { option, drawing, surface } = paperPicture(input)
  const canvas = new OffscreenCanvas(width * density, drawing.height * density)
  // ECharts takes any canvas; it would empty one of the page by `innerHTML`, which Trusted Types refuse.
  const root = canvas as unknown as HTMLElement
  const chart = echarts.init(root, null, {
    renderer: 'canvas',
    width,
    height: drawing.height,
    devicePixelRatio: density,
  })
  chart.setOption({ ...option, backgroundColor: surface })
  chart.getZr().flush()
  return await canvas.convertToBlob({ type: 'image/png' })
}

function paperPicture(input: PictureExport, data = getLayoutData({ ...input, theme: 'light' })): Picture {
  const picture =
    data &&
    getPicture({ ...input, data, theme: 'light', size: { width, height: minHeight }, captions: exportLines(input) })
  if (!picture) throw new Error('a table has no picture')
  return picture
}
