import { expect, test } from 'vitest'
import { noteOf } from '#evaluation/model/chart.ts'
import { readChart } from '#evaluation/types/definition/readChart.ts'
import { chartOf, figureOf, item, sayIn, seriesOf, words } from '#evaluation/types/definition/testSeries.ts'
import { layoutDataOf } from '#evaluation/types/layoutData/layoutDataOf.ts'
import { tableOf } from '#evaluation/types/table/tableOf.ts'
import type { Language } from '#lib/languages.ts'
import { notesOf } from './notes.ts'
import { tooltipAriaText, tipOf } from './tip.ts'
import { daysShown, notesIn } from './timelineNotes.ts'

const groups = ['2024-01-01', '2024-04-01', '2024-07-01'].map((value, place) => ({
  value,
  label: words(`Q${place + 1} 2024`),
}))
const series = {
  ...seriesOf({ items: [item('q1', 'Ruhe')], groups }, () => figureOf([2, 3, 4, 5, 6])),
  bin: 'bin_quarter' as const,
}
const note = (date: string, de = '', fr = '', it = '') => {
  const texts: Record<string, string> = { de, fr, it }
  return noteOf(date, (language) => texts[language] ?? '')
}
const timelineNotes = [
  note('2024-09-30', 'Umzug', 'Déménagement'),
  note('2024-05-02', 'Neue Software', 'Nouveau logiciel', 'Nuovo software'),
  note('2024-06-30', '', 'Grève'),
  note('2024-10-01', 'Danach'),
  note('2023-12-31', 'Davor'),
]
const chart = chartOf('timeline', { timelineNotes })
const shownIn = (language: Language) => {
  const t = sayIn(language)
  const data = layoutDataOf({ series, chart, language, t, theme: 'light', palette: 'default' })
  if (!data) throw new Error('a timeline is drawn')
  return { t, data, lines: notesOf(series, chart, data, t, language) }
}

test('notes stand below a timeline in the order of time, those on its last day too, none on days it does not show', () => {
  expect(daysShown(series)).toEqual({ from: '2024-01-01', to: '2024-09-30' })
  expect(notesIn(series, chart, 'de').map(({ number, category }) => [number, category])).toEqual([
    [1, 1],
    [2, 1],
    [3, 2],
  ])
  expect(shownIn('de').lines.slice(0, 3)).toEqual([
    '1) 02.05.2024: Neue Software',
    '2) 30.06.2024: Grève',
    '3) 30.09.2024: Umzug',
  ])
})

test.each([
  ['fr', ['Nouveau logiciel', 'Grève', 'Déménagement']],
  ['it', ['Nuovo software', 'Grève', 'Umzug']],
] as const)('a language that is missing falls back to another: %s', (language, texts) => {
  expect(notesIn(series, chart, language).map(({ text }) => text)).toEqual(texts)
})

test('a note is read out at its bin, and stands in the row of the table', () => {
  const { t, data } = shownIn('fr')
  const ariaText = [0, 1, 2].map((bin) => {
    const tip = tipOf({ data, t }, 0, bin)
    return tip ? tooltipAriaText(tip) : ''
  })
  expect(ariaText[0]).not.toMatch(/logiciel|Grève|Déménagement/)
  expect(ariaText[1]).toContain('1) 02.05.2024: Nouveau logiciel. 2) 30.06.2024: Grève')
  expect(ariaText[2]).toContain('3) 30.09.2024: Déménagement')
  const { columns, rows } = tableOf({ series, chart, t, language: 'fr' })
  const column = columns.findIndex(({ label }) => label === 'Remarque')
  expect(rows.map(({ cells }) => cells[column])).toEqual([null, 'Nouveau logiciel; Grève', 'Déménagement'])
})

test('what other types of charts or charts without time do with notes: nothing', () => {
  const mean = chartOf('mean', { timelineNotes })
  const whole = seriesOf({ items: [item('q1')] }, () => figureOf([2, 3, 4, 5, 6]))
  expect(notesIn(whole, mean, 'de')).toEqual([])
  expect(
    tableOf({ series: whole, chart: mean, t: sayIn('de'), language: 'de' }).columns.map(({ label }) => label),
  ).not.toContain('Hinweis')
})

test.each([
  undefined,
  null,
  'x',
  [null, 3, 'x', [], {}],
  [{ date: '2024-02-30', text: 'kein Tag' }],
  [{ text: 'ohne Tag' }],
  [{ date: '2024-02-01', text: ' ', text_fr: '' }],
  [{ date: 20240201, text: 'Zahl' }],
])('stored notes that are none never break a chart: %j', (stored) => {
  expect(readChart({ i: 'a', type: 'timeline', timelineNotes: stored })).toEqual(
    readChart({ i: 'a', type: 'timeline' }),
  )
})
