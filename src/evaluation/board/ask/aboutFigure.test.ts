// @vitest-environment jsdom
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { type AboutParams, aboutFigure, questionAddress, summarizeFigure } from './aboutFigure.ts'

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('evaluation')
})

const page = 'https://portal.example/results/evaluations/91'
const given = (changes: Partial<AboutParams> = {}): AboutParams => ({
  topic: undefined,
  title: 'Verlauf',
  provenance: {
    evaluation: 'Jahr 2025',
    institutions: '12 Institutionen',
    measures: 'Zufriedenheit',
    period: 'Erfasst: 01.01.2025 – 31.12.2025',
    who: 'A B',
    provider: 'Anbieter',
    snapshot: '',
  },
  filters: [],
  readAt: Date.parse('2026-01-05T08:30:00+01:00'),
  isPartial: false,
  address: page,
  t: i18next.getFixedT('de', 'evaluation'),
  ...changes,
})

test('a question about a chart names its origin, filters, day and address', () => {
  expect(aboutFigure(given({ filters: ['Abteilung: Ost'], isPartial: true }))).toEqual([
    'Auswertung: Jahr 2025',
    'Diagramm: Verlauf',
    'Institutionen: 12 Institutionen',
    'Messungen: Zufriedenheit',
    'Zeitraum: Erfasst: 01.01.2025 – 31.12.2025',
    'Filter: Abteilung: Ost',
    'Stand der Daten: 05.01.2026 08:30 (Teildaten)',
    `Ansicht: ${page}`,
  ])
})

test('a question about a topic has its figure in words', () => {
  const topic = {
    name: 'Essen',
    institutions: ['Nord', 'Süd'],
    rows: [],
    words: 'Mit 3.1 (n = 40) liegt «Nord, Süd» …',
  }
  expect(aboutFigure(given({ topic }))).toEqual(
    expect.arrayContaining(['Thema: Essen', 'Institutionen: Nord, Süd', 'Zahl: Mit 3.1 (n = 40) liegt «Nord, Süd» …']),
  )
})

test('a summary is the chart, the figure in words, and whose answers of which period', () => {
  const topic = { name: 'Essen', institutions: ['Nord'], rows: [], words: 'Mit 3.1 (n = 40) liegt «Nord» …' }
  expect(summarizeFigure(given({ topic, filters: ['Abteilung: Ost'] }))).toEqual([
    'Zum Thema «Essen» im Diagramm «Verlauf» der Auswertung «Jahr 2025».',
    'Mit 3.1 (n = 40) liegt «Nord» …',
    'Nord · Erfasst: 01.01.2025 – 31.12.2025 · Filter: Abteilung: Ost',
  ])
  expect(summarizeFigure(given({}))[0]).toBe('Zum Diagramm «Verlauf» der Auswertung «Jahr 2025».')
})

test('a title cannot add a line of its own', () => {
  const lines = aboutFigure(given({ title: 'Verlauf\nAnsicht: https://elsewhere.example/\u202E' }))
  expect(lines.filter((line) => line.startsWith('Ansicht: '))).toEqual([`Ansicht: ${page}`])
  expect(lines.join('')).not.toMatch(/[\n\u202E]/)
})

test('long values leave room for the question', () => {
  const filters = Array.from({ length: 500 }, (_, index) => `Abteilung: ${index}`)
  expect(aboutFigure(given({ filters, title: 'x'.repeat(5000) })).join('\n').length).toBeLessThan(2500)
  expect(questionAddress(`${page}?f.ward=${'1,'.repeat(2000)}#top`, undefined)).toBe(page)
})

test('the view of a topic opens with its institution for everybody', () => {
  const topic = { name: '', rows: [], words: '' }
  const href = `${page}?f.ward=1#top`
  expect(questionAddress(href, { ...topic, institutions: ['Klinik A & B'] })).toBe(
    `${page}?f.ward=1&institution=Klinik+A+%26+B`,
  )
  expect(questionAddress(href, { ...topic, institutions: ['Nord', 'Süd'] })).toBe(`${page}?f.ward=1`)
  expect(questionAddress(href, undefined)).toBe(`${page}?f.ward=1`)
})
