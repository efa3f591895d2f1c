import type { Row } from '../db/json.ts'
import { toNumber, getObjects } from '../db/json.ts'
import { Random } from './base/Random.ts'
import type { Seed, Seeds } from './base/Seed.ts'
import { adversarialNames } from '../db/adversarial.ts'
import { chartTypes } from '../schema/chartTypes.ts'
import { getChart } from './charts.ts'
import { hugeMeasure, isParent, parents } from './results.ts'
import { getStamps } from './base/stamps.ts'

/** The evaluation that demo users open with. */
const demoEvaluation = 91
const withAllCharts = new Set([1, demoEvaluation])
const people = { admin: 5, user: 6, reviewer: 7, demo: 8, fsp: 9 }

function getMeasure(id: number): number {
  if (withAllCharts.has(id)) return 1
  if (id === 40) return hugeMeasure
  return id <= 112 ? id : id - 100
}

const readers = (id: number): number[] => {
  if (id === demoEvaluation) return [people.demo, people.user]
  if (id === 65) return [people.fsp, people.admin]
  return id >= 30 && id <= 32 ? [people.demo] : []
}

const evaluationsSeed: Seed = (rows) => {
  const random = new Random('evaluations')
  const measures = rows('results/measures')
  return Array.from({ length: 130 }, (_, index): Row => {
    const id = index + 1
    const measure = measures[getMeasure(id) - 1]
    const attributes = getObjects(measure?.['default_attributes'])
    const types = Object.keys(chartTypes).filter(
      (type) => !chartTypes[type]?.isByInstitution && !chartTypes[type]?.isOfTexts,
    )
    const shown = withAllCharts.has(id) ? types : types.filter((_type, place) => (place + id) % 3 === 0)
    const charts = shown.map((type, place) => getChart(type, place, measure?.id ?? 1, attributes))
    const strange =
      id > 92 && id % 5 === 0 && id % 30 !== 0 ? adversarialNames[(id / 5) % adversarialNames.length] : undefined
    const parent = parents[id]
    const topic = `${String(measure?.['name'] ?? '')} – `
    const object = id <= 4 ? 1 : random.between(1, 28)
    return {
      id,
      name: strange ?? (id === demoEvaluation ? 'Beispielauswertung' : `${topic}Auswertung ${id}`),
      name_fr: named(id, 'Évaluation exemple', id % 3 === 0 ? '' : `${topic}évaluation ${id}`),
      name_it: named(id, 'Valutazione di esempio', id % 4 === 0 ? '' : `${topic}valutazione ${id}`),
      label: parent ? `Child ${id - parent}` : '',
      is_parent_evaluation: isParent(id),
      parent_evaluation_id: parent ?? null,
      measures: id % 15 === 0 ? [measure?.id ?? 1, 2] : [measure?.id ?? 1],
      object_id: id % 10 === 7 ? null : object,
      content_type: toNumber(measure?.['content_type'], 20),
      charts,
      selected_charts_ids: charts.slice(0, 3).map((chart) => chart['i'] ?? ''),
      children_ids_and_selected_charts_ids_for_children: {},
      creator_id: id === 3 ? people.admin : random.between(1, 4),
      users_admin: id === 2 ? [people.admin] : [],
      view_access_admins: isParent(id) ? [people.admin] : [],
      view_access_users: readers(id),
      view_access_object_ids: id % 10 === 7 ? [] : [object],
      is_active: !(id > 113 && id % 8 === 4),
      ...getStamps(random),
    }
  })
}

const userChartsSeed: Seed = () => [
  { id: 1, evaluation: 91, user: 1, charts_info: { 'chart-1-2': { hidden: true } }, created: null, modified: null },
]

function named(id: number, demo: string, other: string): string {
  return id === demoEvaluation ? demo : other
}

export default {
  'results/evaluations': evaluationsSeed,
  'results/user_charts': userChartsSeed,
} satisfies Seeds
