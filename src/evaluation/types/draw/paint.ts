import { type Hatch, patternOf } from './hatches.ts'
import { font } from '../theme.ts'
import { pathOf } from './mark.ts'
import { baselineOf, type Fill, type Layer, type Shape } from './shapes.ts'

/** Tiles of patterns are painted larger than they are drawn, so that a picture of many pixels has sharp ones. */
const fineness = 4

/** Paints layers on a canvas, as `mark.ts` writes them. */
export function paintLayers(context: CanvasRenderingContext2D, layers: Layer[]): void {
  for (const { shapes } of layers) for (const shape of shapes) paint(context, shape)
}

function paint(context: CanvasRenderingContext2D, shape: Shape): void {
  context.save()
  if (shape.kind === 'text') paintText(context, shape)
  else {
    const path = outlineOf(shape)
    if (shape.kind !== 'line' && shape.fill !== 'none') {
      context.globalAlpha = shape.kind === 'area' ? (shape.opacity ?? 1) : 1
      fill(context, path, inked(context, shape.fill))
      context.globalAlpha = 1
    }
    if (shape.stroke !== undefined) {
      context.strokeStyle = shape.stroke
      context.lineWidth = shape.thickness ?? 1
      if (shape.kind === 'line') {
        context.lineJoin = 'round'
        context.setLineDash(shape.dash ?? [])
      }
      context.stroke(path)
    }
  }
  context.restore()
}

function fill(context: CanvasRenderingContext2D, path: Path2D, style: string | CanvasPattern): void {
  context.fillStyle = style
  context.fill(path)
}

function outlineOf(shape: Exclude<Shape, { kind: 'text' }>): Path2D {
  if (shape.kind === 'area') return new Path2D(`${pathOf(shape.points)}Z`)
  if (shape.kind === 'line') return new Path2D(pathOf(shape.points))
  const path = new Path2D()
  if (shape.kind === 'rect') path.rect(shape.x, shape.y, shape.width, shape.height)
  else path.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI)
  return path
}

function paintText(context: CanvasRenderingContext2D, shape: Extract<Shape, { kind: 'text' }>): void {
  const { x, y, text, align, size, weight, rises, halo } = shape
  context.font = `${weight} ${size}px ${font}`
  context.textAlign = align
  // Else letters are set for the small size and only then enlarged, with gaps in words.
  context.textRendering = 'geometricPrecision'
  context.translate(x, y)
  if (rises) context.rotate(-Math.PI / 2)
  if (halo !== undefined) {
    context.strokeStyle = halo
    context.lineWidth = 3
    context.lineJoin = 'round'
    context.strokeText(text, 0, baselineOf(size))
  }
  context.fillStyle = shape.fill
  context.fillText(text, 0, baselineOf(size))
}

function inked(context: CanvasRenderingContext2D, ink: Fill): string | CanvasPattern {
  return typeof ink === 'string' ? ink : hatched(context, ink)
}

function hatched(context: CanvasRenderingContext2D, hatch: Hatch): string | CanvasPattern {
  const { side, path, turn } = patternOf(hatch)
  const tile = document.createElement('canvas')
  tile.width = side * fineness
  tile.height = side * fineness
  const inside = tile.getContext('2d')
  if (!inside) return hatch.ground
  inside.scale(fineness, fineness)
  inside.fillStyle = hatch.ground
  inside.fillRect(0, 0, side, side)
  fill(inside, new Path2D(path), hatch.ink)
  const pattern = context.createPattern(tile, 'repeat')
  pattern?.setTransform(new DOMMatrix().rotate(turn).scale(1 / fineness))
  return pattern ?? hatch.ground
}
