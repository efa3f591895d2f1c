import type { Fields, Row } from '../db/json.ts'
import { hospitalType } from '../db/contentTypes.ts'
import { getObjects } from '../db/json.ts'
import { generatedCount, rowAt } from '../results/dataRows.ts'
import { getMeans } from '../results/means.ts'
import { Random } from './base/Random.ts'
import type { Seed, Seeds } from './base/Seed.ts'
import { adversarialNames } from '../db/adversarial.ts'
import { questionnaires } from './attributes.ts'
import { dayAgo, getStamps, timeAgo } from './base/stamps.ts'

/** The measure with more rows than the server returns in one response. */
export const hugeMeasure = 40
const hugeCount = 131_500

/** Child → parent, for measures and evaluations. */
export const parents: Record<number, number> = {
  11: 10,
  12: 10,
  21: 20,
  67: 65,
  68: 65,
  69: 66,
  80: 79,
  81: 79,
  102: 101,
  103: 101,
  104: 101,
}
export const isParent = (id: number): boolean => Object.values(parents).includes(id)

/** The names of the questionnaires. */
const topics: [string, ...string[]][] = [
  ['Patientenzufriedenheit', 'Satisfaction des patients', 'Soddisfazione dei pazienti'],
  ['HoNOS Eintritt/Austritt', 'Symptombelastung Psychiatrie'],
  ['Rehabilitation FIM', 'Rehabilitation Zielerreichung'],
  ['Kurzbefragung'],
]
const types = [hospitalType('patzu'), hospitalType('moniq'), hospitalType('rehaspez'), hospitalType('studek')]

function rowCount(id: number, random: Random): number {
  if (id === hugeMeasure) return hugeCount
  if (id === 1) return 2400
  if (id === 41) return 80_000
  return id % 10 === 9 && !isParent(id) ? 0 : random.between(40, 3600)
}

const resultMeasuresSeed: Seed = () => {
  const random = new Random('results measures')
  return Array.from({ length: 112 }, (_, index): Row => {
    const id = index + 1
    const parent = parents[id]
    const kind = id === hugeMeasure || id === 41 ? 3 : ((parent ?? id) - 1) % 3
    const attributes = questionnaires[kind] ?? []
    const count = rowCount(id, random)
    const strange = id > 50 && id % 6 === 0 ? adversarialNames[(id / 6) % adversarialNames.length] : undefined
    return {
      id,
      name: (id === 1
        ? 'Patientenzufriedenheit 2026'
        : (strange ?? `${random.pick(topics[kind] ?? ['Befragung'])} ${2019 + (id % 8)}`)
      ).slice(0, 70),
      label: parent ? `Child ${id - parent}` : '',
      key: `measure_${id}`,
      creator_id: random.between(1, 4),
      is_parent_measure: isParent(id),
      parent_measure_id: parent ?? null,
      inherit_data: parent !== undefined && id % 2 === 1,
      is_importing: id === 30,
      minus1included: id % 12 === 0,
      languages: id % 4 === 0 ? [1] : [1, 2, 3],
      features: id % 5 === 0 ? { weights: true } : {},
      content_type: types[kind] ?? types[0] ?? 20,
      surveyId: id % 9 === 8 ? null : 100_000 + id,
      import_object_ids: [],
      filter_map: {},
      filter: id % 8 === 0 ? [{ key: 'sex', value: '1' }] : [],
      lastImportId: count,
      last_import_at: count === 0 ? null : timeAgo(random.between(1, 90)),
      default_attributes: attributes,
      selected_attributes: attributes.slice(0, 8).map((attribute) => attribute['key'] ?? ''),
      results_seeded: count,
      results_planned: count,
      is_active: !(id > 84 && id % 10 === 5),
      ...getStamps(random),
    }
  })
}

/** The number of benchmarks, each of the measure with its number. */
export const benchmarkCount = 33

const benchmarksSeed: Seed = (rows) => {
  const random = new Random('benchmarks')
  const measures = rows('results/measures')
  return Array.from({ length: benchmarkCount }, (_, index): Row => {
    const others = index === 0 ? [] : random.some([1, 2, 3, 4, 5, 6, 7], 3)
    // Each is about the measure with its number and some with the same questionnaire.
    const own = [index + 1, ...others.filter((id) => id !== index + 1 && id % 3 === (index + 1) % 3)]
    const filter = index > 0 && index % 4 === 0 ? [{ attribute: 'sex', values: [1] }] : []
    return {
      id: index + 1,
      name:
        index > 15 && index % 10 === 9 ? (adversarialNames[0] ?? '') : `Benchmark ${2019 + (index % 8)} ${index + 1}`,
      name_chart: 'Schweiz',
      name_chart_fr: 'Suisse',
      name_chart_it: 'Svizzera',
      benchmark_measures: own,
      filter,
      means: meansOver(
        rows,
        measures.filter(({ id }) => own.includes(id)),
        filter,
      ),
      ...getStamps(random),
    }
  })
}

/** Over all rows of the first measure or every fifth row of others, for a fast start. */
function meansOver(rows: Parameters<Seed>[0], measures: readonly Row[], filter: Fields[]): Fields {
  const step = measures.every(({ id }) => id === 1) ? 1 : 5
  const answers = measures.flatMap((measure) =>
    Array.from({ length: Math.ceil(generatedCount(measure) / step) }, (_, place) =>
      rowAt({ rows }, measure, place * step),
    ),
  )
  const attributes = measures.flatMap((measure) => getObjects(measure['default_attributes']))
  return getMeans(answers, attributes, filter)
}

const importsSeed: Seed = () => {
  const random = new Random('imports')
  return Array.from({ length: 21 }, (_, index): Row => {
    const lines = random.between(12, 4000)
    return {
      id: index + 1,
      name: `import_${dayAgo(20 + index * 9)}.csv`,
      measure: random.between(1, 30),
      lines_count: lines,
      seeded_rows: lines,
      created: timeAgo(600 - index * 20),
    }
  })
}

export default {
  'results/measures': resultMeasuresSeed,
  'results/benchmarks': benchmarksSeed,
  'results/importer': importsSeed,
} satisfies Seeds
