import { op } from 'arquero'
import { t975 } from '../../../src/evaluation/counting/statistics/student.ts'

export const questions = [
  { key: 'q1', name: 'Behandlung' },
  { key: 'q2', name: 'Information' },
  { key: 'q3', name: 'Mitsprache' },
]
export const sexes = [
  { value: 1, name: 'Frau' },
  { value: 2, name: 'Mann' },
  { value: 3, name: 'Divers' },
]
export const levels = [1, 2, 3, 4, 5]

const whole = new Intl.NumberFormat('de-CH')
const decimal = new Intl.NumberFormat('de-CH', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
export const number = (value) => whole.format(value)
export const mean2 = (value) => decimal.format(value)

/** n, mean, deviation and interval of questions: of all rows, or per value of an attribute. */
export function meansOf(rows, keys, attribute = null) {
  const wanted = keys.flatMap((key) => [
    [`${key}_n`, op.valid(key)],
    [`${key}_mean`, op.mean(key)],
    [`${key}_sd`, op.stdev(key)],
  ])
  const found = grouped(rows, attribute, Object.fromEntries(wanted))
  return (key, value = null) => {
    const row = found.get(value)
    return figure(row?.[`${key}_n`] ?? 0, row?.[`${key}_mean`], row?.[`${key}_sd`])
  }
}

/** The five numbers of a box per question and value of an attribute, with n and mean. */
export function boxesOf(rows, keys, attribute) {
  const ends = [0, 0.25, 0.5, 0.75, 1]
  const wanted = keys.flatMap((key) => [
    [`${key}_n`, op.valid(key)],
    [`${key}_mean`, op.mean(key)],
    ...ends.map((end) => [`${key}_${end}`, op.quantile(key, end)]),
  ])
  const found = grouped(rows, attribute, Object.fromEntries(wanted))
  return (key, value) => {
    const row = found.get(value)
    if (!row) return { n: 0, mean: null, box: [] }
    return { n: row[`${key}_n`], mean: row[`${key}_mean`], box: ends.map((end) => row[`${key}_${end}`]) }
  }
}

/** How often each value of a column stands in it. */
export function countsOf(rows, key) {
  const found = grouped(rows, key, { n: op.count() })
  return (value) => found.get(value)?.n ?? 0
}

/** The sexes of which anybody answered one of the questions, by figures that have an n. */
export function answeredBy(known, keys) {
  return sexes.filter(({ value }) => keys.some((key) => known(key, value).n > 0))
}

/** A figure beside what is known of it, as the portal's own verdicts take them. */
export function comparison({ figure, known }) {
  return { figure, benchmark: known, spread: null, direction: 'higher', isShare: false }
}

function grouped(rows, attribute, wanted) {
  const found = (attribute === null ? rows : rows.groupby(attribute)).rollup(wanted).objects()
  return new Map(found.map((row) => [attribute === null ? null : row[attribute], row]))
}

function figure(n, mean, sd) {
  if (n < 2 || !sd) return { n, mean: n > 0 ? mean : null, sd: null, error: null, low: null, high: null }
  const error = sd / Math.sqrt(n)
  const half = t975(n - 1) * error
  return { n, mean, sd, error, low: mean - half, high: mean + half }
}
