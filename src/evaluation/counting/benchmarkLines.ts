import { inEachLanguage } from '#lib/languages.ts'
import { parseDay, showDay } from '#lib/dates/dates.ts'
import type { Chart, Words } from '#evaluation/model/chart.ts'
import type { Benchmark, Source } from '#evaluation/model/question.ts'
import type { BenchmarkLine, UnusedBenchmark } from '#evaluation/model/series.ts'
import type { Resolved } from '#evaluation/counting/items/item.ts'

type Mean = Benchmark['means'][string]

/** Tolerance for rounding at the end of a scale. */
const nothing = 1e-9

/**
 * The benchmarks of the chart for its items, and those that do not apply to them: none unless the chart shows them. One
 * without a list of measures may apply to those of the chart.
 */
export function benchmarkLines(
  chart: Chart,
  items: readonly Resolved[],
  benchmarks: readonly Benchmark[],
  sources: readonly Source[],
): { lines: BenchmarkLine[]; unused: UnusedBenchmark[] } {
  if (!chart.viewSettings.benchmark) return { lines: [], unused: [] }
  const own = new Set(sources.flatMap(({ id, family = [] }) => [id, ...family]))
  const lines: BenchmarkLine[] = []
  const unused: UnusedBenchmark[] = []
  const named = getNames(chart.benchmarks.flatMap((id) => benchmarks.find((one) => one.id === id) ?? []))
  for (const [benchmark, label] of named) {
    const { id, calculated, filters, measures = [] } = benchmark
    if (measures.length > 0 && !measures.some((measure) => own.has(measure))) {
      unused.push({ reason: 'other-measure', label, items: [] })
      continue
    }
    const means = items.map((item) => getMean(item, benchmark))
    const fitting = items.map((item, place) => (fits(item, means[place] ?? null) ? (means[place] ?? null) : null))
    const about = (isAbout: (item: Resolved, place: number) => boolean) =>
      items.flatMap((item, place) => (isAbout(item, place) ? item.label : []))
    const misfits = about((_item, place) => means[place] !== null && fitting[place] === null)
    const scores = about(({ isScore }, place) => isScore && means[place] === null)
    const keys = items.flatMap((item, place) => (means[place] && !fitting[place] ? item.keys.join() : []))
    if (misfits.length > 0) unused.push({ reason: 'other-scale', label, items: misfits, id, calculated, keys })
    if (scores.length > 0) unused.push({ reason: 'no-score', label, items: scores })
    if (misfits.length === 0 || fitting.some(Boolean)) lines.push({ id, label, calculated, filters, items: fitting })
  }
  return { lines, unused }
}

/** Benchmarks with the same name get their day, or their id if the day is the same. */
function getNames(benchmarks: readonly Benchmark[]): [Benchmark, Words][] {
  const toDay = ({ calculated }: Benchmark) => parseDay(calculated) ?? ''
  return benchmarks.map((one) => {
    const same = benchmarks.filter(({ id, label }) => id !== one.id && label.de.trim() === one.label.de.trim())
    if (same.length === 0) return [one, one.label]
    const day = toDay(one)
    const own = day !== '' && same.every((other) => toDay(other) !== day) ? showDay(day) : `#${one.id}`
    return [one, inEachLanguage((language) => `${one.label[language] || one.label.de} (${own})`)]
  })
}

/** Whether a mean is on the scale of an item. */
function fits({ scale }: Resolved, mean: Mean | null): boolean {
  return mean === null || !scale || (mean.mean >= scale.min - nothing && mean.mean <= scale.max + nothing)
}

/** For pooled answers the means are pooled; a score of several keys cannot be derived from the means of its keys, but may have one of its own under its name. */
function getMean(item: Resolved, { means }: Benchmark): Mean | null {
  if (!item.isNumeric) return null
  if (item.isScore)
    return item.name !== '' && !item.keys.includes(item.name) && Object.hasOwn(means, item.name)
      ? (means[item.name] ?? null)
      : null
  const known = item.keys
    .map((key) => (Object.hasOwn(means, key) ? means[key] : undefined))
    .filter((mean) => mean !== undefined)
  if (known.length < item.keys.length || known.length === 0) return null
  const [only] = known
  if (known.length === 1 && only) return only
  const counted = known.flatMap(({ n, mean, sd }) => (n === null ? [] : { n, mean, sd }))
  // Means cannot be pooled without their weights.
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
