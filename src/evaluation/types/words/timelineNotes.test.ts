import { expect, test } from 'vitest'
import { getNote } from '#evaluation/model/chart.ts'
import { readChart } from '#evaluation/types/definition/readChart.ts'
import { getChart, getFigure, item, inLanguage, getSeries, words } from '#evaluation/types/definition/testSeries.ts'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import { toTable } from '#evaluation/types/table/toTable.ts'
import type { Language } from '#lib/languages.ts'
import { getChartNotes } from './notes.ts'
import { tooltipAriaText, getTip } from './tip.ts'
import { daysShown, getNotes } from './timelineNotes.ts'

const groups = ['2024-01-01', '2024-04-01', '2024-07-01'].map((value, place) => ({
  value,
  label: words(`Q${place + 1} 2024`),
}))
const series = {
  ...getSeries({ items: [item('q1', 'Ruhe')], groups }, () => getFigure([2, 3, 4, 5, 6])),
  bin: 'bin_quarter' as const,
}
const note = (date: string, de = '', fr = '', it = '') => {
  const texts: Record<string, string> = { de, fr, it }
  return getNote(date, (language) => texts[language] ?? '')
}
const timelineNotes = [
  note('2024-09-30', 'Umzug', 'Déménagement'),
  note('2024-05-02', 'Neue Software', 'Nouveau logiciel', 'Nuovo software'),
  note('2024-06-30', '', 'Grève'),
  note('2024-10-01', 'Danach'),
  note('2023-12-31', 'Davor'),
]
const chart = getChart('timeline', { timelineNotes })
const getShown = (language: Language) => {
  const t = inLanguage(language)
  const data = getLayoutData({ series, chart, language, t, theme: 'light', palette: 'default' })
  if (!data) throw new Error('a timeline is drawn')
  return { t, data, lines: getChartNotes(series, chart, data, t, language) }
}

test('lists the notes of a timeline by time', () => {
  expect(daysShown(series)).toEqual({ from: '2024-01-01', to: '2024-09-30' })
  expect(getNotes(series, chart, 'de').map(({ number, category }) => [number, category])).toEqual([
    [1, 1],
    [2, 1],
    [3, 2],
  ])
  expect(getShown('de').lines.slice(0, 3)).toEqual([
    '1) 02.05.2024: Neue Software',
    '2) 30.06.2024: Grève',
    '3) 30.09.2024: Umzug',
  ])
})

test.each([
  ['fr', ['Nouveau logiciel', 'Grève', 'Déménagement']],
  ['it', ['Nuovo software', 'Grève', 'Umzug']],
] as const)('a missing language falls back to another: %s', (language, texts) => {
  expect(getNotes(series, chart, language).map(({ text }) => text)).toEqual(texts)
})

test('a note is announced at its bin and in its row of the table', () => {
  const { t, data } = getShown('fr')
  const ariaText = [0, 1, 2].map((bin) => {
    const tip = getTip({ data, t }, 0, bin)
    return tip ? tooltipAriaText(tip) : ''
  })
  expect(ariaText[0]).not.toMatch(/logiciel|Grève|Déménagement/)
  expect(ariaText[1]).toContain('1) 02.05.2024\u202f: Nouveau logiciel. 2) 30.06.2024\u202f: Grève')
  expect(ariaText[2]).toContain('3) 30.09.2024\u202f: Déménagement')
  const { columns, rows } = toTable({ series, chart, t, language: 'fr' })
  const column = columns.findIndex(({ label }) => label === 'Remarque')
  expect(rows.map(({ cells }) => cells[column])).toEqual([null, 'Nouveau logiciel; Grève', 'Déménagement'])
})

test('other chart types ignore notes', () => {
  const mean = getChart('mean', { timelineNotes })
  const whole = getSeries({ items: [item('q1')] }, () => getFigure([2, 3, 4, 5, 6]))
  expect(getNotes(whole, mean, 'de')).toEqual([])
  expect(
    toTable({ series: whole, chart: mean, t: inLanguage('de'), language: 'de' }).columns.map(({ label }) => label),
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
])('invalid stored notes never break a chart: %j', (stored) => {
  expect(readChart({ i: 'a', type: 'timeline', timelineNotes: stored })).toEqual(
    readChart({ i: 'a', type: 'timeline' }),
  )
})
