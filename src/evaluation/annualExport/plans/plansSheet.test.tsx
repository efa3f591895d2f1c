import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { toCsv } from '#evaluation/chart/files/toCsv.ts'
import type { Effect, EffectAnswer } from '#evaluation/model/effect.ts'
import { getFigure } from '#evaluation/types/definition/testSeries.ts'
import type { Plan } from '#features/plans/planRules.ts'
import { getYears, isOfYear, plansSheet } from './plansSheet.ts'
import type { PlanLine } from './readPlanLines.ts'

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('plan')
})

const figure = (mean: number, n: number) => ({ ...getFigure([3, 4]), mean, n })
const effect = (answer: EffectAnswer, changes: Partial<Effect> = {}): Effect => ({
  id: 1,
  answer,
  since: { from: '2026-03-01', figure: figure(4.25, 81) },
  before: figure(3.9, 80),
  isShare: false,
  decimals: undefined,
  span: 4,
  ...changes,
})
const line = (changes: Partial<Plan>, more: Partial<PlanLine> = {}): PlanLine => ({
  plan: {
    id: 1,
    title: 'Menüwahl',
    field_of_action: 'Hotellerie',
    state: 'implemented',
    due: '2026-02-10',
    look_again: '2026-11-01',
    target: 4.2,
    ...changes,
  },
  institution: 'Klinik Nord',
  owner: 'Anna Muster',
  evaluation: 'Befragung 2026',
  effect: effect({ kind: 'reached' }),
  readAt: Date.parse('2026-11-27T08:00:00+01:00'),
  ...more,
})
const sheet = (...lines: PlanLine[]) =>
  plansSheet(lines, {
    year: 2026,
    today: '2026-11-27',
    now: new Date('2026-11-27T10:00:00+01:00'),
    t: i18next.getFixedT('de', 'plan'),
    language: 'de',
  })
const effectCells = (one: PlanLine) => sheet(one).rows[0]?.slice(6, 11)

test('a plan is a row with its effect, figures with n and stamp', () => {
  const { header, rows, lines } = sheet(line({}))
  expect(lines[0]).toBe('Massnahmen 2026')
  expect(header.slice(6, 11)).toEqual(['Wirkung', 'Wert vorher', 'n vorher', 'Wert seither', 'n seither'])
  expect(rows).toEqual([
    [
      'Klinik Nord',
      'Hotellerie',
      'Menüwahl',
      'Umgesetzt',
      'Anna Muster',
      '10.02.2026',
      'Ziel erreicht: 4.25 bei einem Ziel von 4.20 (n\u00A0=\u00A081)',
      '3.90',
      80,
      '4.25',
      81,
      '4.20',
      'Befragung 2026',
      '27.11.2026 08:00',
    ],
  ])
})

test('a plan that is not implemented in time is overdue in the table', () => {
  const late = (changes: Partial<Plan>) => sheet(line(changes)).rows[0]?.[3]
  expect(late({ state: 'planned', due: '2026-11-26' })).toBe('Überfällig')
  expect(late({ state: 'planned', due: '2026-11-27' })).toBe('Geplant')
})

test('a table of one’s own plans says that nobody else sees them', () => {
  const params = {
    year: 2026,
    today: '2026-11-27',
    now: new Date('2026-11-27T10:00:00+01:00'),
    t: i18next.getFixedT('de', 'plan'),
    language: 'de' as const,
  }
  const remark = expect.stringContaining('Nur für Sie sichtbar')
  expect(plansSheet([line({})], { ...params, areOwn: true }).lines).toContainEqual(remark)
  expect(plansSheet([line({})], params).lines).not.toContainEqual(remark)
})

test('before its day a plan has no figures, and a closed one says what it has changed', () => {
  expect(effectCells(line({ look_again: '2027-01-01' }))).toEqual(['Zu prüfen am 01.01.2027', null, null, null, null])
  expect(effectCells(line({ state: 'closed', look_again: '2027-01-01' }))?.[0]).toMatch(/^Ziel erreicht/)
  expect(effectCells(line({ state: 'dropped' }))).toEqual(['Verworfen', null, null, null, null])
})

test('a withheld group shows no figure and no n', () => {
  const withheld = effect({ kind: 'withheld' }, { since: null, before: null })
  expect(effectCells(line({}, { effect: withheld }))).toEqual([
    'Zurückgehalten, weil die Gruppe zu klein ist',
    null,
    null,
    null,
    null,
  ])
})

test('a plan whose evaluation or institution cannot be read stays in the table', () => {
  const gone = 'Die Auswertung ist nicht mehr zugänglich'
  expect(effectCells(line({}, { evaluation: '', effect: null, readAt: null }))?.[0]).toBe(gone)
  expect(effectCells(line({}, { institution: '', effect: null }))?.[0]).toBe(gone)
})

test('no text of a plan is a formula in the file', () => {
  expect(toCsv(sheet(line({ title: '=HYPERLINK("x")' })))).not.toMatch(/(^|;)"?=/m)
})

test('a plan belongs to the years of its creation, its day and its look', () => {
  const plan: Plan = { id: 1, created: '2025-12-31T23:30:00Z', due: '2027-03-01', look_again: null }
  expect(getYears([plan, { id: 2, look_again: '2024-01-01' }])).toEqual([2027, 2026, 2024])
  expect([2025, 2026, 2027].map((year) => isOfYear(plan, year))).toEqual([false, true, true])
})
