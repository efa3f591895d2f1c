import type { Axis } from './axis.ts'
import { sameWords } from '#evaluation/counting/table/measureTable.ts'

/**
 * An axis of institutions for a reader who may see only the `named` ones (D-90): these come first, all others get a
 * number, in an order independent of their names and figures.
 */
export function withoutNames(axis: Axis, named: readonly string[]): Axis {
  const isOwn = (place: number) => named.includes(String(axis.categories[place]?.value))
  const places = [...axis.categories.keys()]
  const others = places
    .filter((place) => !isOwn(place))
    .toSorted((one, other) => mixed(String(axis.categories[one]?.value)) - mixed(String(axis.categories[other]?.value)))
  const order = [...places.filter(isOwn), ...others]
  const own = order.length - others.length
  const placeByKey = new Map(order.map((before, place) => [before, place]))
  return {
    ...axis,
    categories: order.flatMap((before, place) => {
      const category = axis.categories[before]
      if (!category) return []
      const number = `#${place - own + 1}`
      return place < own ? category : { value: number, label: sameWords(number), isAnonymous: true as const }
    }),
    isFixed: (place) => axis.isFixed(order[place] ?? place),
    places: (entry) => axis.places(entry).map((before) => placeByKey.get(before) ?? before),
    signature: JSON.stringify([axis.signature, named]),
  }
}

/** A hash of a text that reveals nothing of it, and is the same in every chart. */
function mixed(text: string): number {
  return Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7)
}
