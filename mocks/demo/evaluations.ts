import type { Row } from '../db/json.ts'
import { toNumber, getObjects } from '../db/json.ts'
import { type HospitalApp, getPath } from '../db/contentTypes.ts'
import { Random } from '../seed/base/Random.ts'
import type { Seed, Seeds } from '../seed/base/Seed.ts'
import type { Translated } from '../results/stories/texts.ts'
import { getCharts } from './charts.ts'
import { acute, seeblick } from './clinics.ts'
import { people } from './logins.ts'
import { workStamps } from './times.ts'

/** The name of an evaluation of a measure in each language. */
const names: Record<number, Translated> = {
  1: ['Patientenbefragung Akutsomatik', 'Enquête patients soins aigus', 'Indagine pazienti cure acute'],
  2: ['Symptombelastung Psychiatrie', 'Charge symptomatique psychiatrie', 'Carico dei sintomi psichiatria'],
  3: ['Patientenbefragung Rehabilitation', 'Enquête patients réadaptation', 'Indagine pazienti riabilitazione'],
  4: ['Studierendenbefragung', 'Enquête auprès des étudiants', 'Indagine presso gli studenti'],
}
/** The end of the name of an evaluation with more charts. Clinics come first: their lists are by clinic. */
const detailed: Translated = [': Einzelheiten', '\u202f: détails', ': dettagli']
const everybody: Translated = ['Alle Kliniken', 'Toutes les cliniques', 'Tutte le cliniche']

/** The evaluation that the demo opens with at its expected id: that of Klinik Seeblick. */
const demoEvaluation = 91

/** One evaluation per measure and participating institution, a second one with details for patients of acute clinics, and one per measure for staff. */
const evaluationsSeed: Seed = (rows) => {
  const random = new Random('demo evaluations')
  const subjects = rows('results/measures').flatMap((measure) => {
    const path = getPath(toNumber(measure['content_type'])) ?? ('patzu/hospitals' satisfies `${HospitalApp}/hospitals`)
    const hospitals = rows(path).filter(({ category }) => measure.id > 1 || category === acute)
    return [...hospitals, null].map((hospital) => ({ measure, hospital }))
  })
  const ofPatients = subjects.filter(({ measure }) => measure.id === 1)
  // After all others, whose ids stay as they are.
  return [...subjects, ...ofPatients].map(({ measure, hospital }, index): Row => {
    const isDetailed = index >= subjects.length
    const id = index === 0 ? demoEvaluation : index + 1
    const attributes = getObjects(measure['default_attributes'])
    const about = hospital === null ? everybody : everybody.map(() => String(hospital['name']))
    const [name, name_fr, name_it] = (names[measure.id] ?? everybody).map(
      (word, at) => `${about[at] ?? ''}, ${word}${isDetailed ? detailed[at] : ''}`,
    )
    const isOfDemo = measure.id === 1 && hospital?.['name'] === seeblick
    const charts = getCharts({
      measure: measure.id,
      attributes,
      hospital: hospital === null ? null : String(hospital['name']),
      isDetailed,
    })
    return {
      id,
      name: name ?? '',
      name_fr: name_fr ?? '',
      name_it: name_it ?? '',
      label: '',
      is_parent_evaluation: false,
      parent_evaluation_id: null,
      measures: [measure.id],
      object_id: hospital?.id ?? null,
      content_type: measure['content_type'] ?? null,
      charts,
      selected_charts_ids: charts.slice(0, 3).map((chart) => chart['i'] ?? ''),
      children_ids_and_selected_charts_ids_for_children: {},
      creator_id: 2,
      users_admin: [],
      view_access_admins: [],
      view_access_users: isOfDemo ? [people.visitor] : [],
      view_access_object_ids: hospital === null ? [] : [hospital.id],
      is_active: true,
      ...workStamps(random, 300 - index, 4 + (index % 60)),
    }
  })
}

export default {
  'results/evaluations': evaluationsSeed,
  'results/user_charts': () => [],
} satisfies Seeds
