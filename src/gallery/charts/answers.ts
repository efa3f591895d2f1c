import { RowsReader } from '#evaluation/counting/ingest/RowsReader.ts'
import { type MeasureTable, getMeasureTable } from '#evaluation/counting/table/measureTable.ts'
import type { Attribute } from '#evaluation/model/chart.ts'
import type { Benchmark, Source } from '#evaluation/model/question.ts'
import { inAll, type SampleWord } from '#gallery/words.ts'
import { attributeTypes } from '#lib/measureAttributes.ts'

const [scaled, number, single] = attributeTypes
const steps = ['never', 'seldom', 'sometimes', 'often', 'always'] as const

const attribute = (key: string, word: SampleWord, more: Pick<Attribute, 'type'> & Partial<Attribute>): Attribute => ({
  key,
  name: inAll(word),
  options: [],
  scale: null,
  question: '',
  group: '',
  ...more,
})
const options = (words: readonly SampleWord[]) => words.map((word, index) => ({ value: index + 1, label: inAll(word) }))
const question = (key: string, word: SampleWord) =>
  attribute(key, word, { type: scaled, options: options(steps), scale: { min: 1, max: 5, reversed: false } })

export const questions = ['friendly', 'information', 'discharge'] as const

const source: Source = {
  id: 1,
  minus1included: false,
  version: '',
  attributes: [
    ...questions.map((key) => question(key, key)),
    attribute('stay', 'stay', { type: number }),
    attribute('sex', 'sex', { type: single, options: options(['women', 'men']) }),
    attribute('ward', 'ward', { type: single, options: options(['surgery', 'medicine', 'geriatrics', 'palliative']) }),
    attribute('exit', 'exit', { type: 'date' }),
  ],
}

export const benchmark: Benchmark = {
  id: 1,
  label: inAll('country'),
  calculated: '2026-01-15T06:00:00Z',
  filters: [],
  measures: [source.id],
  means: {
    friendly: { n: 5200, mean: 4.1, sd: 0.9 },
    information: { n: 5150, mean: 3.7, sd: 1 },
    discharge: { n: 5080, mean: 3.4, sd: 1.1 },
    stay: { n: 5200, mean: 9.5, sd: 5 },
  },
}

/** Institutions, how many of their people answered, and how much they are above or below the others. */
const institutions = [
  { name: 'Klinik am See', answers: 260, shift: 0.1 },
  { name: 'Spital Bergheim', answers: 180, shift: -0.1 },
  { name: 'Rehazentrum Tannwald', answers: 120, shift: 0.6 },
  { name: 'Stadtspital Neubrück', answers: 90, shift: -0.8 },
  { name: 'Haus Birkenhof', answers: 30, shift: 0.3 },
  { name: 'Tagesklinik Ost', answers: 7, shift: 0 },
] as const

/** The deterministic answers of a made-up measure; with `small` so few that some are withheld. */
export function answers(isSmall = false): MeasureTable {
  const rows = institutions.flatMap(({ name, answers: count, shift }, place) =>
    Array.from({ length: isSmall ? 1 : count }, (_, index) => getRow(name, shift, index + 1000 * place)),
  )
  const reader = new RowsReader(source, [])
  reader.push(new TextEncoder().encode(JSON.stringify({ status: 'ok', count: rows.length, results: rows })))
  const answer = reader.finish()
  if (answer.status === 'bg_wait') throw new Error('the sample answers are complete')
  return getMeasureTable(source, answer.table)
}

function getRow(institution: string, shift: number, index: number) {
  const month = index % 36
  // The last ward has a handful of people only.
  const ward = index % 90 === 0 ? 4 : 1 + Math.floor(3 * noise(index, 6))
  const sway = Math.sin(month / 4) / 4 + (month > 30 ? 0.5 : 0)
  const step = (middle: number, of: number) =>
    Math.min(5, Math.max(1, Math.round(middle + shift + sway + 0.4 * (2 - ward) + 2.4 * (noise(index, of) - 0.5))))
  const attributes = {
    friendly: step(4.1, 1),
    information: step(3.6, 2),
    discharge: step(3.1, 3),
    stay: Math.round(3 + 14 * noise(index, 4) ** 2 + (index % 97 === 0 ? 25 : 0)),
    sex: noise(index, 5) < 0.55 ? 1 : 2,
    ward,
    exit: `${2023 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${String(1 + (index % 27)).padStart(2, '0')}`,
  }
  return {
    id: index + 1,
    measure: source.id,
    measure_name: '',
    attributes,
    content_object: institution,
    object_id: index % 1000,
    created: `${attributes.exit}T08:00:00+01:00`,
  }
}

/** A deterministic pseudo-random number from 0 to 1. */
function noise(index: number, of: number): number {
  const value = Math.sin(index * 12.9898 + of * 78.233) * 43758.5453
  return value - Math.floor(value)
}
