import { type Hatch, patternOf } from './hatches.ts'
import { font } from '../theme.ts'
import { baselineOf, type Fill, type Layer, type Shape } from './shapes.ts'
import { xmlText } from './xmlText.ts'

/** An element of SVG: its name, attributes, text or children. */
export type Mark = { tag: string; attributes: Record<string, string | number>; text?: string; children?: Mark[] }

const anchors = { left: 'start', center: 'middle', right: 'end' }

/** Layers as the groups of an <svg>, behind the patterns they use; `prefix` keeps these apart from another picture's on the page. */
export function marksOf(layers: Layer[], prefix: string): Mark[] {
  const hatches = new Map<string, Mark>()
  const inked = (fill: Fill): string => {
    if (typeof fill === 'string') return fill
    const id = `${prefix}${fill.pattern}${fill.ground}`.replaceAll(/[^\w-]/g, '-')
    if (!hatches.has(id)) hatches.set(id, patternMark(fill, id))
    return `url(#${id})`
  }
  const groups = layers.map(({ name, shapes }): Mark => ({
    tag: 'g',
    attributes: { 'data-layer': name },
    children: shapes.map((shape) => markOf(shape, inked)),
  }))
  return [{ tag: 'defs', attributes: {}, children: [...hatches.values()] }, ...groups]
}

/** A picture as the text of a file of its own. */
export function svgText(
  layers: Layer[],
  { width, height, surface }: { width: number; height: number; surface: string },
): string {
  const ground: Mark = { tag: 'rect', attributes: { width, height, fill: surface } }
  return textOf({
    tag: 'svg',
    attributes: {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      'font-family': font,
    },
    children: [ground, ...marksOf(layers, 'p')],
  })
}

function markOf(shape: Shape, inked: (fill: Fill) => string): Mark {
  switch (shape.kind) {
    case 'rect':
      return {
        tag: 'rect',
        attributes: {
          x: short(shape.x),
          y: short(shape.y),
          width: short(shape.width),
          height: short(shape.height),
          fill: inked(shape.fill),
          ...edgeOf(shape),
        },
      }
    case 'circle':
      return {
        tag: 'circle',
        attributes: { cx: short(shape.x), cy: short(shape.y), r: shape.radius, fill: shape.fill, ...edgeOf(shape) },
      }
    case 'area':
      return {
        tag: 'path',
        attributes: {
          d: `${pathOf(shape.points)}Z`,
          fill: shape.fill,
          ...(shape.opacity === undefined ? {} : { 'fill-opacity': shape.opacity }),
          ...edgeOf(shape),
        },
      }
    case 'line':
      return {
        tag: 'path',
        attributes: {
          d: pathOf(shape.points),
          fill: 'none',
          stroke: shape.stroke,
          'stroke-width': shape.thickness,
          'stroke-linejoin': 'round',
          ...(shape.dash ? { 'stroke-dasharray': shape.dash.join(' ') } : {}),
        },
      }
    case 'text': {
      const { x, y, text, fill, align, size, weight, rises, halo } = shape
      const around =
        halo === undefined
          ? {}
          : { stroke: halo, 'stroke-width': 3, 'stroke-linejoin': 'round', 'paint-order': 'stroke' }
      const turned = rises ? { transform: `rotate(-90 ${short(x)} ${short(y)})` } : {}
      return {
        tag: 'text',
        attributes: {
          x: short(x),
          y: short(y + baselineOf(size)),
          fill,
          'text-anchor': anchors[align],
          'font-size': size,
          'font-weight': weight,
          ...around,
          ...turned,
        },
        text,
      }
    }
    default:
      return shape satisfies never
  }
}

export function pathOf(points: [number, number][]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('')
}

function edgeOf({ stroke, thickness = 1 }: { stroke?: string; thickness?: number }): Record<string, string | number> {
  return stroke === undefined ? {} : { stroke, 'stroke-width': thickness }
}

function patternMark(hatch: Hatch, id: string): Mark {
  const { side, path, turn } = patternOf(hatch)
  return {
    tag: 'pattern',
    attributes: { id, width: side, height: side, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${turn})` },
    children: [
      { tag: 'rect', attributes: { width: side, height: side, fill: hatch.ground } },
      { tag: 'path', attributes: { d: path, fill: hatch.ink } },
    ],
  }
}

/** Hundredths of a pixel are not seen. */
function short(value: number): number {
  return Math.round(value * 100) / 100
}

function textOf({ tag, attributes, text = '', children = [] }: Mark): string {
  const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${xmlText(String(value))}"`)
  return `<${tag}${named.join('')}>${xmlText(text)}${children.map(textOf).join('')}</${tag}>`
}
