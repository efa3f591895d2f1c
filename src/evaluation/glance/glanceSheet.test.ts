import i18next from 'i18next'
import { expect, test } from 'vitest'
import { benchmarkOf, figureOf, item, nobody, sayIn } from '#evaluation/types/definition/testSeries.ts'
import type { Topic } from '#evaluation/model/glance.ts'
import { showNumber } from '#lib/numbers.ts'
import words from '../../../locales/de/evaluation.json'
import { glanceSheet } from './glanceSheet.ts'

const instance = i18next.createInstance()
void instance.init({ resources: { de: { evaluation: words } }, initAsync: false, keySeparator: false })
instance.services.formatter?.add('number', showNumber)
const t = instance.getFixedT('de', 'evaluation')
const { id, label, calculated } = benchmarkOf('Schweiz', [])
const benchmark = { id, label, calculated, n: 900, mean: 3, sd: 1 }
const answered = figureOf([0, 0, 3, 9, 9], { verdict: { word: 'better', isClear: false } })
const topic = (name: string, figure: Topic['figure']): Topic => ({
  chart: 'c',
  item: item(name),
  decimals: undefined,
  figure,
  benchmark,
  size: 1,
  change: null,
})

test('the sheet says what was compared with what, and of a withheld topic no figure at all', () => {
  const glance = {
    topics: [topic('Ruhe', { ...nobody, isWithheld: true }), topic('Essen', answered)],
    comparisons: 1,
    changes: 0,
    periods: null,
    rows: null,
    complete: true,
    against: 'benchmark' as const,
  }
  const institutions = { kind: 'own' as const, names: ['Nord'], others: [] }
  const sheet = glanceSheet({ glance, institutions, lines: ['Geschlecht: Frau'] }, t, sayIn('de'), 'de')
  expect(sheet.lines).toEqual([
    'Auf einen Blick',
    'Ihre Klinik (Nord), verglichen mit dem Benchmark Schweiz.',
    '1 Vergleich mit dem Benchmark (Irrtumswahrscheinlichkeit 5 %).',
    'Mit den Filtern dieser Seite: Geschlecht: Frau.',
    'Der Benchmark ist nicht gleich gefiltert.',
  ])
  const [first, second] = sheet.rows
  expect(first?.slice(0, 2)).toEqual(['Essen', 'besser'])
  expect(first?.[5]).toBe(21)
  expect(second).toEqual([
    'Ruhe',
    'nicht gezeigt',
    null,
    null,
    null,
    null,
    3,
    900,
    'Dieser Wert wird nicht gezeigt, also auch kein Vergleich.',
    '',
  ])
  expect(sheet.header).toHaveLength(sheet.kinds.length)
})
