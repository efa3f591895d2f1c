import { CanvasRenderer } from 'echarts/renderers'
import { init, use as register } from 'echarts/core'
import { type ExportInput, exportLines } from './exportLines.ts'
import type { PaletteName } from './palettes.ts'
import { type Picture, pictureOf } from './pictureOf.ts'
import { startPaper } from './plotEngine.ts'

register([CanvasRenderer])

type PictureExport = ExportInput & { palette: PaletteName }

/** Fits a page, a slide and a column alike; PNG has twice as many pixels. */
const width = 960
const leastHeight = 540

/** A chart as an SVG file: light on white, with its title, filters, n, date and footnotes. */
export function svgOf(input: PictureExport): Blob {
  const picture = paperPicture(input)
  const plot = startPaper(picture.width, picture.height)
  try {
    plot.setOption({ ...picture.option, tooltip: { show: false }, backgroundColor: picture.surface })
    return new Blob([plot.renderToSVGString()], { type: 'image/svg+xml' })
  } finally {
    plot.dispose()
  }
}

/** The same as a PNG of twice the size. */
export async function pngOf(input: PictureExport): Promise<Blob> {
  const picture = paperPicture(input)
  const place = document.createElement('div')
  const plot = init(place, null, { renderer: 'canvas', devicePixelRatio: 2, width: picture.width, height: picture.height })
  try {
    plot.setOption({ ...picture.option, tooltip: { show: false }, backgroundColor: picture.surface })
    const canvas = plot.renderToCanvas({ pixelRatio: 2, backgroundColor: picture.surface })
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is too large'))), 'image/png')
    })
  } finally {
    plot.dispose()
  }
}

function paperPicture(input: PictureExport): Picture {
  const picture = pictureOf({ ...input, theme: 'light', size: { width, height: leastHeight }, captions: exportLines(input) })
  if (!picture) throw new Error('a table has no picture')
  return picture
}
