import type { Piece } from './drawing.ts'
import type { Shape } from './shapes.ts'

/** What the drawn series of an option consist of; with `id` those of one series. */
export function shapesIn({ series }: { series: Piece[] }, id?: string): Shape[] {
  return series.filter((each) => each['type'] === 'custom' && (id === undefined || each['id'] === id)).flatMap(({ renderItem }) => {
    const drawn: unknown = typeof renderItem === 'function' ? renderItem({ dataIndex: 0 }) : null
    return typeof drawn === 'object' && drawn !== null && 'children' in drawn && Array.isArray(drawn.children) ? drawn.children : []
  })
}

export function textsIn(option: { series: Piece[] }, id?: string): Shape[] {
  return shapesIn(option, id).filter(({ type }) => type === 'text')
}

export function wordsIn(option: { series: Piece[] }, id?: string): string[] {
  return textsIn(option, id).map(({ style }) => String(style['text']))
}
