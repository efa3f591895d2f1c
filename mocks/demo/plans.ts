import type { Row } from '../db/json.ts'
import { getObjects } from '../db/json.ts'
import { day, seedNow, zurichDay } from '../db/clock.ts'
import { hospitalType } from '../db/contentTypes.ts'
import { Random } from '../seed/base/Random.ts'
import type { Seed, Seeds } from '../seed/base/Seed.ts'
import { people } from './logins.ts'
import { workStamps } from './times.ts'

/** What Klinik Seeblick has planned; days from the demo's current one. */
const plans = [
  {
    title: 'Austrittsgespräch mit Checkliste',
    key: 'leaving',
    field_of_action: 'Austritt',
    barrier: 'Am Wochenende fehlt die Zeit.',
    owner: people.admin,
    owner_text: '',
    due: -20,
    look_again: 160,
    target: 4.3,
    state: 'planned',
  },
  {
    title: 'Eintritte auf feste Zeiten verteilen',
    key: 'waiting',
    field_of_action: 'Eintritt',
    barrier: '',
    owner: null,
    owner_text: 'Leitung Aufnahme',
    due: -120,
    look_again: -10,
    target: 2.2,
    state: 'implemented',
  },
  {
    title: 'Menüwahl am Vortag',
    key: 'food',
    field_of_action: 'Hotellerie',
    barrier: 'Die Küche braucht die Bestellung bis 10 Uhr.',
    owner: people.user,
    owner_text: '',
    due: -420,
    look_again: -30,
    target: 4,
    state: 'implemented',
  },
  {
    title: 'Fragezettel vor der Visite',
    key: 'information',
    field_of_action: 'Behandlung',
    barrier: '',
    owner: people.admin,
    owner_text: '',
    due: -600,
    look_again: -230,
    target: null,
    state: 'closed',
  },
] as const

const actionsSeed: Seed = (rows) => {
  const random = new Random('demo actions')
  const evaluation = rows('results/evaluations').find(({ id }) => id === 91)
  return plans.map(({ key, due, look_again, ...plan }, index): Row => {
    const isAbout = (chart: ReturnType<typeof getObjects>[number]) =>
      getObjects(chart['data']).some((item) => Array.isArray(item['keys']) && item['keys'].includes(key))
    return {
      id: index + 1,
      ...plan,
      evaluation: 91,
      chart: getObjects(evaluation?.['charts']).find(isAbout)?.['i'] ?? '',
      keys: [key],
      content_type: hospitalType('patzu'),
      object_id: 1,
      due: zurichDay(seedNow + due * day),
      look_again: zurichDay(seedNow + look_again * day),
      note: '',
      creator_id: people.admin,
      ...workStamps(random, Math.max(60 - index, 60 - due), Math.max(2, -look_again)),
    }
  })
}

export default { 'results/actions': actionsSeed } satisfies Seeds
