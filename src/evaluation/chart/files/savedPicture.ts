import { svgText } from '#evaluation/types/draw/mark.ts'
import { paintLayers } from '#evaluation/types/draw/paint.ts'
import { type Picture, pictureOf } from '#evaluation/types/layers/pictureOf.ts'
import type { PaletteName } from '#evaluation/types/palettes.ts'
import { type ExportInput, exportLines } from './exportLines.ts'

type PictureExport = ExportInput & { palette: PaletteName }

/** Fits a page, a slide and a column alike. */
const width = 960
const leastHeight = 540
/** Pixels of a PNG for each of the picture. */
const density = 2

/** A chart as an SVG file: light on white, with its title, filters, n, date and footnotes. */
export function svgOf(input: PictureExport): Blob {
  const picture = paperPicture(input)
  return new Blob([svgText(picture.layers, picture)], { type: 'image/svg+xml' })
}

/** The same as a PNG of twice the size. */
export async function pngOf(input: PictureExport): Promise<Blob> {
  const picture = paperPicture(input)
  const canvas = document.createElement('canvas')
  canvas.width = picture.width * density
  canvas.height = picture.height * density
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser paints no pictures')
  context.scale(density, density)
  context.fillStyle = picture.surface
  context.fillRect(0, 0, picture.width, picture.height)
  paintLayers(context, picture.layers)
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is too large'))), 'image/png')
  })
}

function paperPicture(input: PictureExport): Picture {
  const picture = pictureOf({
    ...input,
    theme: 'light',
    size: { width, height: leastHeight },
    captions: exportLines(input),
  })
  if (!picture) throw new Error('a table has no picture')
  return picture
}
