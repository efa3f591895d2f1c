import type { Layer, Shape } from './draw/shapes.ts'
import type { Picture } from './layers/pictureOf.ts'

type Drawn = { layers: Layer[] }
type Kind = Shape['kind']

/** What the layers of a picture consist of; with `name` those of one. */
export function shapesIn({ layers }: Drawn, name?: string): Shape[] {
  return layers.filter((layer) => name === undefined || layer.name === name).flatMap(({ shapes }) => shapes)
}

export function kindIn<Wanted extends Kind>(
  kind: Wanted,
  picture: Drawn,
  name?: string,
): Extract<Shape, { kind: Wanted }>[] {
  return shapesIn(picture, name).filter((shape): shape is Extract<Shape, { kind: Wanted }> => shape.kind === kind)
}

export function textsIn(picture: Drawn, name?: string): Extract<Shape, { kind: 'text' }>[] {
  return kindIn('text', picture, name)
}

export function wordsIn(picture: Drawn, name?: string): string[] {
  return textsIn(picture, name).map(({ text }) => text)
}

/** From where to where the bars of a small chart reach, in values of its axis, whose ends are given; in the order they are drawn. */
export function barsIn(
  { layers, frame }: Pick<Picture, 'layers' | 'frame'>,
  [min, max]: [number, number],
  facet = 0,
): { from: number; to: number; fill: unknown }[] {
  const plot = frame.facets[facet]?.plot
  if (!plot) throw new Error('no such small chart')
  const valueAt = (pixel: number) =>
    Number(
      (
        min +
        (frame.isHorizontal ? (pixel - plot.x) / plot.width : (plot.y + plot.height - pixel) / plot.height) *
          (max - min)
      ).toFixed(6),
    )
  return kindIn('rect', { layers }, `bars${facet}`).map(({ x, y, width, height, fill, thickness = 0 }) => {
    const half = thickness / 2
    const ends = frame.isHorizontal ? [x - half, x + width + half] : [y - half, y + height + half]
    const [from = 0, to = 0] = ends.map(valueAt).toSorted((one, other) => one - other)
    return { from, to, fill }
  })
}
