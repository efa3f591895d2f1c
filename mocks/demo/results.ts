import type { Fields, Row } from '../db/json.ts'
import { toNumber, getText } from '../db/json.ts'
import { hospitalType } from '../db/contentTypes.ts'
import { createdAt, rowAt } from '../results/dataRows.ts'
import { getMeans } from '../results/means.ts'
import { getStory } from '../results/stories/storyRow.ts'
import { Random } from '../seed/base/Random.ts'
import type { Seed, Seeds } from '../seed/base/Seed.ts'
import { workStamps, workTime } from './times.ts'

/** The API has one name of a measure: short ones that are the same in each language. `file` begins the name of a file of answers. */
type Survey = { name: string; file: string; key: string; story: string; type: number; rows: number; survey: number }

export const surveys: Survey[] = [
  {
    name: 'PREMs SOMA',
    file: 'prems-soma',
    key: 'patients',
    story: 'patients',
    type: hospitalType('patzu'),
    rows: 12_000,
    survey: 310_412,
  },
  {
    name: 'BSCL PSY',
    file: 'bscl-psy',
    key: 'psychiatry',
    story: 'psychiatry',
    type: hospitalType('moniq'),
    rows: 4200,
    survey: 310_518,
  },
  {
    name: 'PREMs REHA',
    file: 'prems-reha',
    key: 'rehabilitation',
    story: 'rehabilitation',
    type: hospitalType('rehaspez'),
    rows: 3000,
    survey: 310_627,
  },
  {
    name: 'STUDEK',
    file: 'studek',
    key: 'students',
    story: 'students',
    type: hospitalType('studek'),
    rows: 1600,
    survey: 310_733,
  },
]

const measuresSeed: Seed = () => {
  const random = new Random('demo results measures')
  return surveys.map(({ name, key, story, type, rows, survey }, index): Row => {
    const attributes = getStory({ id: 0, story })?.attributes ?? []
    return {
      id: index + 1,
      name,
      label: '',
      key,
      story,
      creator_id: 2,
      is_parent_measure: false,
      parent_measure_id: null,
      inherit_data: false,
      is_importing: false,
      minus1included: false,
      languages: [1, 2, 3],
      features: {},
      content_type: type,
      surveyId: survey,
      import_object_ids: [],
      filter_map: {},
      filter: [],
      lastImportId: rows,
      last_import_at: workTime(4, random),
      default_attributes: attributes,
      selected_attributes: attributes.map((attribute) => attribute['key'] ?? ''),
      results_seeded: rows,
      results_planned: rows,
      is_active: true,
      ...workStamps(random, 1000 - index * 20, 4),
    }
  })
}

/** Benchmarks are of the year before and of other answers than those of the measure. */
const otherRows = 900
const benchmarkYear = '2025'

const benchmarksSeed: Seed = (rows) => {
  const random = new Random('demo benchmarks')
  return rows('results/measures').map((measure, index): Row => ({
    id: index + 1,
    name: `${getText(measure['name'])} ${benchmarkYear}`,
    name_chart: `Schweiz ${benchmarkYear}`,
    name_chart_fr: `Suisse ${benchmarkYear}`,
    name_chart_it: `Svizzera ${benchmarkYear}`,
    benchmark_measures: [measure.id],
    filter: [],
    means: meansOfYear(rows, { ...measure, id: otherRows + measure.id }),
    ...workStamps(random, 215 - index * 3),
  }))
}

function meansOfYear(rows: (path: string) => readonly Row[], measure: Row): Fields {
  const places = Array.from({ length: toNumber(measure['results_seeded']) }, (_, place) => place)
  const answers = places
    .filter((place) => new Date(createdAt(measure, place)).getUTCFullYear() === Number(benchmarkYear))
    .map((place) => rowAt({ rows }, measure, place))
  return getMeans(answers, getStory(measure)?.attributes ?? [], [])
}

const importsSeed: Seed = () => {
  const random = new Random('demo imports')
  return Array.from({ length: 9 }, (_, index): Row => {
    const survey = surveys[index % surveys.length]
    const daysAgo = (8 - index) * 92 + 4
    const created = workTime(daysAgo, random)
    const lines = random.between(280, 1200)
    return {
      id: index + 1,
      name: `${survey?.file ?? ''}_${created.slice(0, 10)}.csv`,
      measure: 1 + (index % surveys.length),
      lines_count: lines,
      // One has rows that were refused.
      seeded_rows: index === 7 ? lines - 20 : lines,
      created,
    }
  })
}

export default {
  'results/measures': measuresSeed,
  'results/benchmarks': benchmarksSeed,
  'results/importer': importsSeed,
} satisfies Seeds
