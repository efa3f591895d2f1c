import { afterEach, expect, test, vi } from 'vitest'
import type { Direction } from '#evaluation/model/chart.ts'
import type { Figure } from '#evaluation/model/series.ts'
import {
  categories,
  getChart,
  getFigure,
  item,
  nobody,
  inLanguage,
  getSeries,
  words,
} from '#evaluation/types/definition/testSeries.ts'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import { toTable } from '#evaluation/types/table/toTable.ts'
import { type Language, languages } from '#lib/languages.ts'
import { getChartNotes } from './notes.ts'
import { getTip } from './tip.ts'

afterEach(() => {
  vi.useRealTimers()
})

const quarters = Array.from({ length: 20 }, (_, bin) => `Q${1 + (bin % 4)} ${2020 + Math.floor(bin / 4)}`)
const wobble = (bin: number) => (bin % 2 === 0 ? 0.12 : -0.12)
const figure = (mean: number | null): Figure => (mean === null ? nobody : getFigure([1, 2, 3, 4, 5], { mean }))

type Means = (number | null)[]

function describeLine(means: Means, direction: Direction = 'higher', language: Language = 'de') {
  return getTexts({ q1: means }, direction, language)
}

/** The notes on several questions, by their names. */
function getTexts(lines: Record<string, Means>, direction: Direction = 'higher', language: Language = 'de') {
  const all = Object.values(lines)
  const series = getSeries(
    {
      items: Object.keys(lines).map((name) => ({ ...item(name), direction })),
      groups: categories(...quarters.slice(0, all[0]?.length)),
      bin: 'bin_quarter',
    },
    (question, bin) => figure(all[question]?.[bin] ?? null),
  )
  const chart = getChart('timeline', { viewSettings: { signals: true, bin_quarter: true } })
  const t = inLanguage(language)
  const data = getLayoutData({ series, chart, language, t, theme: 'light', palette: 'default' })
  if (!data) throw new Error('no data')
  const table = toTable({ series, chart, t, language })
  const place = table.columns.findIndex(({ key }) => key.endsWith('column.signal'))
  const sentences = getChartNotes(series, chart, data, t, language).map((note) =>
    note.replaceAll(/[\u00a0\u202f]/g, ' '),
  )
  return {
    sentence: sentences[0],
    sentences,
    tip: (bin: number) => getTip({ data, t }, 0, bin)?.notes[0],
    column: table.rows.map(({ cells }) => cells[place]),
  }
}

/** Eleven quarters without change, then nine higher by a step. */
const shifted = quarters.map((_, bin) => 3 + wobble(bin) + (bin >= 11 ? 0.4 : 0))

test('a run shows its start and its length', () => {
  const { sentence, tip, column } = describeLine(shifted)
  expect(sentence).toBe(
    'Seit Q4 2022 auffällig hoch (9 Quartale in Folge). Gegenüber vorher ist das eine Verbesserung.',
  )
  expect(tip(15)).toBe('Signal: auffällig hoch (9 oder mehr in Folge über der Mitte)')
  expect(column[15]).toBe('auffällig hoch (9 oder mehr in Folge über der Mitte)')
  expect(describeLine(shifted, 'lower').sentence).toContain('eine Verschlechterung')
  expect(describeLine(shifted, 'neutral').sentence).toBe('Seit Q4 2022 auffällig hoch (9 Quartale in Folge).')
  expect(languages.map((language) => describeLine(shifted, 'higher', language).sentence)).toEqual([
    'Seit Q4 2022 auffällig hoch (9 Quartale in Folge). Gegenüber vorher ist das eine Verbesserung.',
    'Depuis Q4 2022 inhabituellement haut (9 trimestres de suite). Par rapport à avant, c’est une amélioration.',
    'Da Q4 2022 insolitamente alto (9 trimestri consecutivi). Rispetto a prima è un miglioramento.',
  ])
})

test('a run from the beginning or in the past is no change for better or worse', () => {
  const before = quarters.map((_, bin) => 3 + (bin < 9 ? 0.2 : 4 * wobble(bin)))
  expect(describeLine(before).sentence).toBe('Von Q1 2020 bis Q1 2022 auffällig hoch (9 Quartale in Folge).')
  const all = quarters.map((_, bin) => 3 + (bin < 9 ? 0.2 : -0.2))
  expect(describeLine(all).sentence).toContain('Seit Q2 2022 auffällig tief')
  expect(describeLine(all).sentence).toContain('Verschlechterung')
})

test('a single point beyond the limits is named by its quarter', () => {
  const { sentence, tip } = describeLine(quarters.map((_, bin) => 3 + wobble(bin) - (bin === 18 ? 1.5 : 0)))
  expect(sentence).toBe('Auffällig tief: Q3 2024.')
  expect(tip(18)).toBe('Signal: auffällig tief (unter der unteren Grenze)')
  expect(tip(3)).not.toContain('Signal')
})

test('says that there is no signal or that there are too few quarters', () => {
  expect(describeLine(quarters.map((_, bin) => 3 + wobble(bin))).sentence).toBe(
    'Kein Signal: Die Schwankungen liegen im Bereich des Zufalls.',
  )
  expect(describeLine(shifted.slice(0, 11)).sentence).toBe(
    'Für Signale braucht es mindestens 12 abgeschlossene Zeiträume mit je 10 oder mehr Antworten.',
  )
})

test('a quarter without answers does not end a run', () => {
  const withGap = [...shifted.slice(0, 16), null, ...shifted.slice(16)].slice(-20)
  expect(describeLine(withGap).sentence).toContain('(9 Quartale in Folge)')
})

test('the method includes the rate of false signals', () => {
  expect(describeLine(shifted).sentences.slice(-2)).toEqual([
    expect.stringContaining('Mitte ± 3.5 · s / √n'),
    'Auch ohne Ursache tragen von 100 Linien über 36 Monate bis zu 9 ein Signal.',
  ])
})

test('merges the same note for several lines', () => {
  const calm = quarters.map((_, bin) => 3 + wobble(bin))
  const few = (means: Means) => means.slice(0, 11)
  expect(getTexts({ Essen: few(calm), Pflege: few(shifted) }).sentences.slice(0, -2)).toEqual([
    'Für Signale braucht es mindestens 12 abgeschlossene Zeiträume mit je 10 oder mehr Antworten.',
  ])
  expect(getTexts({ Essen: calm, Pflege: shifted, Zimmer: calm }).sentences.slice(0, -2)).toEqual([
    '«Essen, Zimmer»: Kein Signal: Die Schwankungen liegen im Bereich des Zufalls.',
    '«Pflege»: Seit Q4 2022 auffällig hoch (9 Quartale in Folge). Gegenüber vorher ist das eine Verbesserung.',
  ])
})

/** Twenty-three months that vary by chance and then one, evaluated on a given day. */
function months(today: string, last: Figure, language: Language = 'de') {
  vi.useFakeTimers({ now: new Date(`${today}T12:00:00+01:00`), toFake: ['Date'] })
  const first = (bin: number) => `${2023 + Math.floor(bin / 12)}-${String(1 + (bin % 12)).padStart(2, '0')}-01`
  const days = Array.from({ length: 24 }, (_, bin) => first(bin))
  const series = getSeries(
    {
      items: [{ ...item('q1'), direction: 'higher' }],
      groups: days.map((value) => ({ value, label: words(`${value.slice(5, 7)}.${value.slice(0, 4)}`) })),
      bin: 'bin_month',
    },
    (_, bin) => (bin === 23 ? last : figure(3 + wobble(bin))),
  )
  const chart = getChart('timeline', { viewSettings: { signals: true, bin_month: true } })
  const t = inLanguage(language)
  const data = getLayoutData({ series, chart, language, t, theme: 'light', palette: 'default' })
  if (!data) throw new Error('no data')
  const [sentence, second] = getChartNotes(series, chart, data, t, language).map((note) =>
    note.replaceAll(/[\u00a0\u202f]/g, ' '),
  )
  const table = toTable({ series, chart, t, language })
  const place = table.columns.findIndex(({ key }) => key.endsWith('column.signal'))
  return { sentence, second, tip: getTip({ data, t }, 0, 23)?.notes[0], cell: table.rows[23]?.cells[place] }
}

const calm = 'Kein Signal: Die Schwankungen liegen im Bereich des Zufalls.'

test.each(['2024-12-01', '2024-12-31'])('a current month has no signal: %s', (today) => {
  const { sentence, second, tip, cell } = months(today, getFigure([10, 2, 0, 0, 0]))
  expect([sentence, second]).toEqual([calm, 'Noch nicht zu Ende und darum nicht beurteilt: Dezember 2024.'])
  expect([tip, cell]).toEqual(['Noch nicht zu Ende, nicht beurteilt', ''])
})

test('the same month has a signal once it is over', () => {
  const { sentence, second, tip, cell } = months('2025-01-01', getFigure([10, 2, 0, 0, 0]))
  expect(sentence).toBe('Auffällig tief: Dezember 2024.')
  expect([second, tip, cell]).toEqual([
    expect.stringContaining('Signale (X-bar'),
    'Signal: auffällig tief (unter der unteren Grenze)',
    'auffällig tief (unter der unteren Grenze)',
  ])
})

test.each([
  [9, calm],
  [10, 'Auffällig tief: Dezember 2024.'],
])('a past month of %i answers has a signal from ten on', (n, expected) => {
  expect(months('2026-11-26', getFigure([n, 0, 0, 0, 0])).sentence).toBe(expected)
})

test('every language says that a month is not over', () => {
  const describeLine = languages.map((language) => months('2024-12-05', getFigure([1, 2, 0, 0, 0]), language).second)
  expect(describeLine).toEqual([
    'Noch nicht zu Ende und darum nicht beurteilt: Dezember 2024.',
    'Pas encore terminé, donc non évalué : décembre 2024.',
    'Non ancora concluso, quindi non valutato: dicembre 2024.',
  ])
})

test('a new centre is said with the old one, and what came before it is no news', () => {
  const days = Array.from(
    { length: 30 },
    (_, bin) => `${2023 + Math.floor(bin / 12)}-${String(1 + (bin % 12)).padStart(2, '0')}-01`,
  )
  const groups = days.map((value) => ({ value, label: words(value) }))
  const series = getSeries({ items: [item('q1')], groups, bin: 'bin_month' }, (_question, bin) =>
    figure((bin < 14 ? 3 : 4) + wobble(bin)),
  )
  const read = (newCentre?: string) => {
    const chart = getChart('timeline', {
      viewSettings: { signals: true, bin_month: true },
      ...(newCentre !== undefined && { newCentre }),
    })
    const t = inLanguage('de')
    const data = getLayoutData({ series, chart, language: 'de', t, theme: 'light', palette: 'default' })
    return data ? getChartNotes(series, chart, data, t, 'de')[0] : undefined
  }
  expect(read()).toContain('Seit März 2024 auffällig hoch')
  expect(read('2024-03-01')).toBe('Neue Mitte ab März 2024: 4.00 statt 3.00.')
  expect(read('2023-10-01')).toBe(read())
})
