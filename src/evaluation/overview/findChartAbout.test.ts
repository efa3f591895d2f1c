import { expect, test } from 'vitest'
import type { RowFilter } from '#evaluation/model/chart.ts'
import type { Topic } from '#evaluation/model/overview.ts'
import type { CountedChart } from '#evaluation/model/question.ts'
import { emptyChart } from '#evaluation/types/definition/emptyChart.ts'
import { counted } from '#evaluation/types/definition/chartTypes.ts'
import { findChartAbout } from './findings.ts'

const women: RowFilter[] = [{ attribute: 'sex', operator: 'in', values: ['1'] }]

function getChart(i: string, keys: string[], changes: Partial<CountedChart> = {}): CountedChart {
  const data = keys.map((key) => ({ keys: [key], name: key, scale: 'metric' as const }))
  return { ...counted({ ...emptyChart, i, measures: [1] }), data, ...changes } as CountedChart
}

const waiting = { chart: 'means', item: { keys: ['wait'] }, filters: [] } as unknown as Topic
const means = getChart('means', ['wait', 'food', 'info'])

test.each([
  ['of a chart that shows only it', getChart('line', ['wait']), 'line'],
  ['of a chart that shows as many questions', getChart('line', ['wait', 'food', 'talk']), 'means'],
  ['of a chart of another question', getChart('line', ['food']), 'means'],
  ['of a chart under other filters', getChart('line', ['wait'], { filters: women }), 'means'],
  ['of a chart of another measure', getChart('line', ['wait'], { measures: [2] }), 'means'],
])('a topic opens the right chart in view %s', (_case, other, expected) => {
  expect(findChartAbout(waiting, [means, other])).toBe(expected)
})

test('a topic whose chart is gone keeps its address', () => {
  expect(findChartAbout(waiting, [])).toBe('means')
})
