import type { Chart } from '#evaluation/model/chart.ts'
import type { Benchmark } from '#evaluation/model/question.ts'
import type { BenchmarkLine } from '#evaluation/model/series.ts'
import type { Resolved } from './item.ts'

type Mean = Benchmark['means'][string]

/** The chart's benchmarks for its items; none unless the chart shows them. */
export function benchmarkLines(
  chart: Chart,
  items: readonly Resolved[],
  benchmarks: readonly Benchmark[],
): BenchmarkLine[] {
  if (!chart.viewSettings.benchmark) return []
  return chart.benchmarks.flatMap((id) => {
    const benchmark = benchmarks.find((one) => one.id === id)
    if (!benchmark) return []
    const { label, calculated, filters } = benchmark
    return { id, label, calculated, filters, items: items.map((item) => meanOf(item, benchmark)) }
  })
}

/** For pooled answers the means are pooled; a score of several keys cannot be derived from the means of its keys. */
function meanOf(item: Resolved, { means }: Benchmark): Mean | null {
  if (!item.isNumeric || item.isScore) return null
  const known = item.keys
    .map((key) => (Object.hasOwn(means, key) ? means[key] : undefined))
    .filter((mean) => mean !== undefined)
  if (known.length < item.keys.length || known.length === 0) return null
  const [only] = known
  if (known.length === 1 && only) return only
  const counted = known.flatMap(({ n, mean, sd }) => (n === null ? [] : { n, mean, sd }))
  // Without their weights means cannot be pooled.
  if (counted.length < known.length) return null
  const n = counted.reduce((sum, one) => sum + one.n, 0)
  const mean = counted.reduce((sum, one) => sum + one.n * one.mean, 0) / n
  const sds = counted.flatMap(({ sd }) => sd ?? [])
  if (sds.length < counted.length || n < 2) return { n, mean, sd: null }
  const squares = counted.reduce(
    (sum, one, place) => sum + (one.n - 1) * (sds[place] ?? 0) ** 2 + one.n * (one.mean - mean) ** 2,
    0,
  )
  return { n, mean, sd: Math.sqrt(squares / (n - 1)) }
}
