import type { People } from '#evaluation/counting/statistics/figure.ts'
import { eachRow, type Share } from './countItem.ts'
import { getAttribute, type MeasureTable } from '#evaluation/counting/table/measureTable.ts'
import { answerReader } from './parts.ts'

/** Whether rows can be clustered by an attribute. */
export function canCluster(measureTables: readonly MeasureTable[], key: string): boolean {
  return getAttribute(measureTables, key) !== undefined
}

/** The number of answers and their sum per cluster and cell. Rows without a cluster form one together. */
export function getClusters(shares: readonly Share[], cells: number, key: string): People[] {
  const known = new Map<string, number>()
  const found = Array.from({ length: cells }, () => new Map<number, { answers: number; sum: number }>())
  for (const { parts, cells: own, chosen } of shares) {
    const [first] = parts
    if (!first) continue
    const { table } = first.measureTable
    const column = table.columns.get(key)
    const clusterByPlace = column?.kind === 'codes' ? column.entries.map((entry) => getPlace(known, entry)) : []
    const readers = parts.filter(({ role }) => role === 'answers').map((part) => answerReader(part))
    eachRow(table.rows, chosen?.rows() ?? null, (row) => {
      const code = column?.kind === 'codes' ? (column.codes[row] ?? 0) : 0
      const cluster = clusterByPlace[code] ?? getPlace(known, null)
      for (const read of readers) {
        const value = read(row)
        if (value === null) continue
        for (const target of own.targets[own.codes ? (own.codes[row] ?? 0) : 0] ?? []) {
          const one = found[target]?.get(cluster) ?? { answers: 0, sum: 0 }
          found[target]?.set(cluster, { answers: one.answers + 1, sum: one.sum + value })
        }
      }
    })
  }
  return found.map((clusters) => {
    const all = [...clusters.values()]
    return {
      answers: all.map(({ answers }) => answers),
      sums: all.map(({ sum }) => sum),
      counts: all.map(() => 1),
    }
  })
}

/** The index of a cluster by its value, the same in every measure. */
function getPlace(known: Map<string, number>, value: unknown): number {
  const name = JSON.stringify(value)
  const place = known.get(name) ?? known.size
  known.set(name, place)
  return place
}
