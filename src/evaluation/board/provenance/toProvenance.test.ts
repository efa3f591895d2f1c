// @vitest-environment jsdom
import fc from 'fast-check'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { getChoices } from '#evaluation/counting/choices.ts'
import { attribute, measureTable, source } from '#evaluation/counting/testRows.ts'
import { exportLines } from '#evaluation/chart/files/exportLines.ts'
import { input } from '#evaluation/chart/files/testExport.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import type { RowFilter } from '#evaluation/model/chart.ts'
import { type Choices, noChoices } from '#evaluation/model/question.ts'
import { coverFacts } from './coverFacts.ts'
import { fetchProvenance, getTime } from './toProvenance.ts'

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('evaluation')
})

const hideBelow = 5
const of = source([attribute('ward', 'single', { options: ['a', 'b'] })])
/** Every month of 2025 has more people than the limit for small groups. */
const many = Array.from({ length: 240 }, (_, row) => ({
  ward: 'b',
  content_object: 'Gross',
  created: `2025-${String(1 + (row % 12)).padStart(2, '0')}-15T12:00:00+01:00`,
}))
const days = fc.array(fc.date({ min: new Date('2023-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }), {
  minLength: 1,
  maxLength: hideBelow - 1,
})

/** The provenance on the cover of a print and in the head of a file. */
async function getTexts(few: readonly Date[], filters: RowFilter[], min = hideBelow) {
  const rows = few.map((day) => ({ ward: 'a', content_object: 'Gross', created: day.toISOString() }))
  const tables = [measureTable([...many, ...rows], of)]
  const data = {
    choices: async (...[key, requested, language]: Parameters<Dataset['choices']>) =>
      await Promise.resolve(getChoices(key, requested, language, tables, min)),
  } as Dataset
  const { user } = getViewer()
  const row = { id: 1, name: 'Auswertung' }
  const records = new Map([[1, { id: 1, name: 'Messung' }]])
  const t = i18next.getFixedT('de', 'evaluation')
  const from = { collection: testCollection, row, records, seesInstitutions: true, user, language: 'de', t } as const
  const provenance = await fetchProvenance(from, data, filters, [])
  const made = { label: 'Gedruckt', at: new Date(0) }
  return [
    coverFacts({ provenance, filters: [], hidden: 0, states: [], subject: null, made, t }),
    exportLines({ ...input, filters: [], provenance }).head,
  ]
}

const ofWard = (value: string): RowFilter => ({ attribute: 'ward', operator: 'in', values: [value] })

test.each<[string, RowFilter[]]>([
  ['of all', []],
  ['of them alone', [ofWard('a')]],
  ['of the others', [ofWard('b')]],
])('the provenance %s reveals no days of withheld people [R07]', async (_, filters) => {
  await fc.assert(
    fc.asyncProperty(days, days, async (one, other) => {
      expect(await getTexts(one, filters)).toEqual(await getTexts(other, filters))
    }),
    { numRuns: 20 },
  )
})

test('the provenance names months, institutions and the person who made the copy', async () => {
  const whole = JSON.stringify(await getTexts([], [], 0))
  for (const text of ['Erfasst: Jan. 2025 – Dez. 2025', 'Gross', 'Messung', 'Auswertung', 'A B'])
    expect(whole).toContain(text)
})

test('the period of readers from whom days are withheld is in the same months, as no day of theirs is named', async () => {
  expect(JSON.stringify(await getTexts([], [], hideBelow))).toContain('Erfasst: Jan. 2025 – Dez. 2025')
})

const timed = (measure: number) => ({
  id: measure,
  default_attributes: [{ key: `exit${measure}`, name: 'Austritt', type: 'date' }],
})

test.each([
  ['without an attribute of time names that of the page', [1], 'Austritt: Feb. 2025 – März 2025'],
  ['of a measure without it names when rows were entered', [2], 'Erfasst: Apr. 2025'],
])('a chart %s', async (_, measures, period) => {
  const days: { [key: string]: [string, string] } = {
    exit1: ['2025-02-02', '2025-03-03'],
    created: ['2025-04-04', '2025-04-04'],
  }
  const choices = async (key: string): Promise<Choices> => {
    const [from, to] = days[key] ?? [null, null]
    return await Promise.resolve({ ...noChoices, from, to })
  }
  const { user } = getViewer()
  const records = new Map([
    [1, timed(1)],
    [2, { id: 2, default_attributes: [] }],
  ])
  const t = i18next.getFixedT('de', 'evaluation')
  const source = { collection: testCollection, row: { id: 1 }, records, seesInstitutions: true, user, t } as const
  const charts = [{ timelineAttribute: null }, { timelineAttribute: 'exit1' }]
  const found = await fetchProvenance(
    { ...source, language: 'de' },
    { choices } as unknown as Dataset,
    [],
    charts,
    measures,
  )
  expect(found.period).toBe(period)
})

test('the period of a chart comes from its own attribute of time', () => {
  const t = i18next.getFixedT('de', 'evaluation')
  const record = {
    id: 1,
    default_attributes: [
      { key: 'exit', name: 'Austritt', type: 'date' },
      { key: 'q', name: 'Frage', type: 'likert' },
    ],
  }
  const source = { records: new Map([[1, record]]), language: 'de', t } as const
  const named = (...attributes: (string | null)[]) =>
    getTime(
      attributes.map((timelineAttribute) => ({ timelineAttribute })),
      source,
    )
  expect(named(null, 'exit')).toEqual({ key: 'exit', name: 'Austritt' })
  for (const odd of [[null], ['q'], ['gone'], []]) expect(named(...odd)).toEqual({ key: 'created', name: 'Erfasst' })
})
