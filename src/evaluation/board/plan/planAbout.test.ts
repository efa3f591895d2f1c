import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import type { Topic } from '#evaluation/model/overview.ts'
import { getFigure, numberItem } from '#evaluation/types/definition/testSeries.ts'
import { planAbout } from './planAbout.ts'
import { showDifference } from './powerText.ts'
import { inEachLanguage } from '#lib/languages.ts'

const topic: Topic = {
  chart: 'a',
  filters: [],
  item: numberItem('days', 'Aufenthaltsdauer (Tage)'),
  decimals: undefined,
  span: 4,
  figure: getFigure([0, 0, 0, 20, 20]),
  benchmark: {
    id: 1,
    label: inEachLanguage(() => 'Schweiz'),
    calculated: null,
    mean: 4,
    n: 900,
    sd: 1,
  },
  size: 0,
  change: null,
}

test.each([
  ['two decimals', 4, undefined, '0.25'],
  ['one decimal', 40, undefined, '0.3'],
  ['those of its editor', 40, 3, '0.250'],
])('a difference has %s as the chart of its figure', (_what, span, decimals, expected) => {
  const params = { evaluation: 1, title: 'Dauer', own: [{ content_type: 1, object_id: 1, name: 'Klinik A' }] }
  const request = { topic: { ...topic, span, decimals }, name: 'Dauer', institutions: ['Klinik A'], period: '' }
  const { figure } = planAbout({ chart: 'a', topic: request }, { data: [] }, params)
  const t = ((key: string) => key) as TFunction<'plan'>
  expect(figure && showDifference(figure, 0.25, t)).toBe(expected)
})
