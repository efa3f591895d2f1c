import { LruCache, type MeasureTable } from '#evaluation/counting/table/measureTable.ts'
import type { CountedChart, Question } from '#evaluation/model/question.ts'
import type { Series } from '#evaluation/model/series.ts'
import { type Cell, getCellKey, getCells, getPeople } from './cellKeys.ts'

/** How many people a figure is about, by its place, and whether it is withheld. */
export type PeopleCount = Omit<Cell, 'figure'> & { people: number; isWithheld: boolean }
/** The numbers of people of all figures of a series, and each by the key of its place. */
export type PeopleCounts = { cells: readonly PeopleCount[]; byKey: ReadonlyMap<string, number> }

/** The numbers of people of a series. */
export function getPeopleCounts(series: Series): PeopleCounts {
  const cells = getCells(series).map(({ figure, ...place }) => ({
    ...place,
    people: getPeople(figure),
    isWithheld: figure.isWithheld,
  }))
  return { cells, byKey: new Map(cells.map((cell) => [getCellKey(cell), cell.people])) }
}

/** Max total of figures whose numbers of people are kept for the next filters. */
const maxFigures = 2 ** 17
const kept = new WeakMap<MeasureTable['kept'], LruCache<PeopleCounts>>()
const serials = new WeakMap<MeasureTable['kept'], number>()
let latest = 0

/**
 * Counts the people of a chart under a question, or finds them: most rules about filters compare with the same chart
 * without a filter, which is the same for every choice of its values. Kept as long as the rows of all measures.
 */
export function keepPeopleCounts(
  chart: CountedChart,
  { charts: _charts, benchmarks: _benchmarks, ...question }: Question,
  measureTables: readonly MeasureTable[],
  isShown: boolean,
  count: () => PeopleCounts,
): PeopleCounts {
  const [first] = measureTables
  if (!first) return count()
  const known = kept.get(first.kept) ?? new LruCache<PeopleCounts>(maxFigures, ({ cells }) => cells.length + 1)
  kept.set(first.kept, known)
  return known.get(JSON.stringify([measureTables.map(getSerial), chart, question, isShown]), count)
}

function getSerial({ kept: own }: MeasureTable): number {
  const known = serials.get(own)
  if (known !== undefined) return known
  latest += 1
  serials.set(own, latest)
  return latest
}
