import type { OverviewQuestion } from '#evaluation/model/overview.ts'
import type { Benchmark } from '#evaluation/model/question.ts'
import { evaluateOverview } from './evaluateOverview.ts'
import { sameWords } from '#evaluation/counting/table/measureTable.ts'
import { attribute, chart, measureTable, question, source } from '#evaluation/counting/testRows.ts'

const scale = { min: 1, max: 5, reversed: false }
export const requested = source([
  attribute('care', 'likert', { scale }),
  attribute('wait', 'likert', { scale: { ...scale, reversed: true } }),
  attribute('food', 'likert', { scale }),
  attribute('exit', 'date'),
  attribute('sex', 'single', { options: [1, 2] }),
])
/** 'Nord' is worse in care and in food, 'Süd' like everybody; a year ago Nord was better in care. */
export const rows = Array.from({ length: 400 }, (_, row) => {
  const isNord = row % 2 === 0
  const isNow = row % 4 < 2
  const spread = (Math.floor(row / 4) % 3) - 1
  return {
    content_object: isNord ? 'Nord' : 'Süd',
    care: 3 + spread + (isNord && isNow ? -1 : 0),
    wait: 3 + spread,
    food: 3 + spread - (isNord ? 1 : 0),
    sex: 1 + (Math.floor(row / 12) % 2),
    exit: isNow ? '2025-06-01' : '2024-06-01',
  }
})
export const last = { ...rows[0], care: 1, wait: 2, food: 1, sex: 1, exit: '2025-12-31', content_object: 'Nord' }
export const table = measureTable([...rows, last], requested)
export const nord = [...rows, last].filter(({ content_object }) => content_object === 'Nord')
export const known = { n: 5000, mean: 3, sd: 0.82 }
export const benchmark: Benchmark = {
  id: 1,
  label: sameWords('Schweiz'),
  calculated: null,
  filters: [],
  means: { care: known, wait: known, food: known },
}
export const compared = { benchmarks: [1], viewSettings: { benchmark: true } }
export const means = chart('mean', ['care', 'wait'], { ...compared, i: 'means', groups: [{ attribute: 'sex' }] })
export const over = chart('timeline', ['food', 'care'], { ...compared, i: 'over', timelineAttribute: 'exit' })
export const careOver = chart('timeline', ['care'], { ...compared, timelineAttribute: 'exit' })

export function overview(more: Partial<OverviewQuestion> = {}) {
  const charts = [means, chart('mean', ['care'], { i: 'plain' }), over]
  return evaluateOverview(request(charts, more), [table])
}

export function request(charts: OverviewQuestion['charts'], more: Partial<OverviewQuestion> = {}): OverviewQuestion {
  const own = { institutions: ['Nord'], against: 'benchmark' as const, others: [] }
  return { ...question({ charts, benchmarks: [benchmark] }), ...own, ...more }
}
