import { expect, test } from 'vitest'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { expectedSeries } from '#evaluation/counting/expectedSeries.ts'
import { attribute, chart as chartFor, measureTable, question, source } from '#evaluation/counting/testRows.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { chartTypes, counted, getDefinition } from '#evaluation/types/definition/chartTypes.ts'
import { getChart, inLanguage } from '#evaluation/types/definition/testSeries.ts'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import { getPicture } from '#evaluation/types/option/getPicture.ts'

const t = inLanguage('de')
const scale = { min: 1, max: 5, reversed: false }
const of = source([
  attribute('ward', 'single', { options: ['a', 'b', 'c', 'd'] }),
  attribute('sex', 'single', { options: [1, 2] }),
  attribute('q', 'likert', { scale, options: [1, 2, 3, 4, 5] }),
  attribute('r', 'likert', { scale, options: [1, 2, 3, 4, 5] }),
  attribute('s', 'likert', { scale, options: [1, 2, 3, 4, 5] }),
  attribute('day', 'date'),
])
const rows = Array.from({ length: 400 }, (_, place) => ({
  ward: ['a', 'b', 'c', 'd'][place % 4] ?? '',
  sex: 1 + (place % 2),
  q: 1 + (place % 5),
  r: 1 + (place % 3),
  s: 1 + (place % 4),
  day: `202${place % 6}-03-01`,
}))

function getRoom(series: Series, chart: Chart, width: number): number | undefined {
  const data = getLayoutData({ series, chart, language: 'de', t, theme: 'light', palette: 'default' })
  return data
    ? getPicture({ data, chart, t, theme: 'light', size: { width, height: 100 } })?.drawing.minHeight
    : undefined
}

test.each(chartTypes.filter((type) => getDefinition(type).picture))(
  'a skeleton of %s takes the room of the final chart',
  (type) => {
    const items = type === 'timeline' ? ['q'] : ['q', 'r', 's']
    for (const breakdowns of [
      {},
      { groups: [{ attribute: 'ward' }] },
      { slices: [{ attribute: 'sex' }] },
      { splits: [{ attribute: 'ward' }] },
      { splits: [{ attribute: 'sex' }], viewSettings: { horizontal: true, datalabels: true } },
    ]) {
      const chart: Chart = { ...getChart(type), ...chartFor(type, items, { timelineAttribute: 'day', ...breakdowns }) }
      const expected = expectedSeries(counted(chart), question(), [of])
      const real = evaluateChart(counted(chart), question(), [measureTable(rows, of)])
      for (const width of [300, 460, 960]) expect(getRoom(expected, chart, width)).toBe(getRoom(real, chart, width))
    }
  },
)
