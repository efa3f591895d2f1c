import { expect, test } from 'vitest'
import { getNote } from '#evaluation/model/chart.ts'
import { getChart, getFigure, getSeries, inLanguage, item, words } from '#evaluation/types/definition/testSeries.ts'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import { toTable } from '#evaluation/types/table/toTable.ts'
import { getCaption, getChartNotes } from '#evaluation/types/words/notes.ts'
import { getTip } from '#evaluation/types/words/tip.ts'
import type { Plan } from '#features/plans/planRules.ts'
import type { PlanEntry } from './PlanContext.ts'
import { isAbout, withPlans } from './usePlansOfChart.tsx'

const texts = { 'chart.note': 'Massnahme', 'chart.note.short': '', 'chart.target': 'Ziel' }
const t = (key: keyof typeof texts, { title }: { title: string }) => `${texts[key]} «${title}»`.trim()
const entry = (changes: Partial<Plan> = {}, day = '2024-05-02'): PlanEntry => ({
  plan: { id: 1, title: 'Menüwahl', state: 'planned', keys: ['q1'], target: 4.5, ...changes },
  institution: 'Nord',
  day,
  chart: 'c',
  effect: null,
})
const groups = ['2024-01-01', '2024-04-01', '2024-07-01'].map((value, place) => ({
  value,
  label: words(`Q${place + 1} 2024`),
}))
const series = {
  ...getSeries({ items: [item('q1', 'Ruhe'), item('q2', 'Essen')], groups }, () => getFigure([2, 3, 4, 5, 6])),
  bin: 'bin_quarter' as const,
}
const stored = getChart('timeline', { data: [{ keys: ['q1'], name: 'q1', skala: false }] })
const german = inLanguage('de')
const show = (...entries: PlanEntry[]) => {
  const chart = withPlans(stored, entries, t)
  const data = getLayoutData({ series, chart, language: 'de', t: german, theme: 'light', palette: 'default' })
  if (!data) throw new Error('a timeline is drawn')
  return { chart, data }
}

test('the day of a plan is a note with its name, and its target a line', () => {
  const { chart, data } = show(entry())
  expect(getChartNotes(series, chart, data, german, 'de')).toContain('1) 02.05.2024: Massnahme «Menüwahl»')
  const [multiple] = data.multiples
  expect(multiple?.benchmarks).toEqual([
    {
      label: 'Ziel «Menüwahl»',
      comparator: 'own_target',
      values: groups.map(() => ({ mean: 4.5, n: null, sd: null })),
    },
  ])
  const notes = getTip({ data, t: german }, 0, 1)?.notes
  expect(notes).toContain('1) 02.05.2024: Massnahme «Menüwahl»')
  expect(notes).toContain('Ziel «Menüwahl»: 4.50')
})

test('below the chart of a page, whose head names the plan, its day has its name alone', () => {
  const { chart, data } = show(entry())
  expect(getCaption(series, chart, data, german, 'de')).toContain('1) 02.05.2024: «Menüwahl»')
})

test('the table and files have a column for the target, of its own question alone', () => {
  const { chart } = show(entry())
  const { columns, rows } = toTable({ series, chart, t: german, language: 'de' })
  const place = columns.findIndex(({ label }) => label === 'Ziel «Menüwahl»')
  expect(rows.map(({ cells }) => cells[place])).toEqual([4.5, 4.5, 4.5, null, null, null])
})

test('a dropped plan leaves neither, and one without a target no line', () => {
  expect(show(entry({ state: 'dropped' })).chart).toMatchObject({ timelineNotes: [], targets: [] })
  expect(show(entry({ target: null })).data.multiples[0]?.benchmarks).toEqual([])
  expect(show(entry({ target: Number.NaN })).data.multiples[0]?.benchmarks).toEqual([])
})

test('the notes of the editor stay', () => {
  const timelineNotes = [getNote('2024-02-01', (language) => (language === 'de' ? 'Umzug' : ''))]
  expect(withPlans({ ...stored, timelineNotes }, [entry()], t).timelineNotes).toHaveLength(2)
})

test('a plan stands at its chart and at every timeline of its question', () => {
  expect(isAbout(entry(), { ...getChart('bar'), i: 'c' })).toBe(true)
  expect(isAbout(entry(), { ...stored, i: 'other' })).toBe(true)
  expect(isAbout(entry({ keys: ['q2'] }), { ...stored, i: 'other' })).toBe(false)
  expect(isAbout(entry(), { ...getChart('bar', { data: stored.data }), i: 'other' })).toBe(false)
})

test('of many plans the latest eight are drawn', () => {
  const many = Array.from({ length: 300 }, (_, place) =>
    entry({ id: place, title: `Plan ${place}` }, `20${String(10 + (place % 50))}-01-01`),
  )
  const { chart } = show(...many)
  expect(chart.timelineNotes).toHaveLength(8)
  expect(chart.targets).toHaveLength(8)
  expect(chart.timelineNotes?.every(({ date }) => date >= '2058-01-01')).toBe(true)
})
