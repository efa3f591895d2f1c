import type { Row } from '../db/json.ts'
import type { HospitalApp } from '../db/contentTypes.ts'
import { Random } from './base/Random.ts'
import type { Seed, Seeds } from './base/Seed.ts'
import { adversarialNames } from '../db/adversarial.ts'
import { getStamps } from './base/stamps.ts'

const areas: Record<number, string> = {
  1: 'Psychiatrie',
  2: 'Rehabilitation',
  3: 'Akutsomatik Erwachsene',
  4: 'Akutsomatik Eltern',
  5: 'Kinder- und Jugendpsychiatrie',
}
const counts: Partial<Record<HospitalApp, number>> = { patzu: 30, studek: 16, rehaspez: 14 }
const kinds: [string, ...string[]] = [
  'Bestellung',
  'Deklaration',
  'Informationsanlass',
  'Datenprüfung',
  'Datenübermittlung',
]

/** Measures name their hospitals by number: reading the hospitals here would be circular. */
function measureSeed(app: HospitalApp, categories: [number, ...number[]], hospitals: number): Seed {
  return () => {
    const random = new Random(`${app} measures`)
    return Array.from({ length: counts[app] ?? 0 }, (_, index): Row => {
      const year = 2026 - (Math.floor(index / categories.length) % 8)
      const category = categories[index % categories.length] ?? 2
      return {
        id: index + 1,
        name:
          index > 0 && index % 11 === 10
            ? random.pick(adversarialNames).slice(0, 255)
            : `${areas[category] ?? ''} ${year}${index % 7 === 6 ? ' Zusatz' : ''}`,
        year,
        start_date: `${year}-04-01`,
        end_date: index % 9 === 8 ? null : `${year}-06-30`,
        ls_valid_from: `${year}-03-15`,
        ls_valid_until: `${year}-07-31`,
        typ: index % 7 === 6 ? 3 : 1 + (index % 2),
        category,
        hospitals: random.some(
          Array.from({ length: hospitals - 1 }, (_entry, place) => place + 1).filter(
            (id) => id % categories.length === (index + 1) % categories.length,
          ),
          14,
        ),
        ...getStamps(random),
      }
    })
  }
}

function eventSeed(app: HospitalApp): Seed {
  return (rows) => {
    const random = new Random(`${app} events`)
    return rows(`${app}/measures`).flatMap((measure) =>
      Array.from({ length: 3 }, (_, index): Row => {
        const typ = 1 + ((measure.id + index) % 5)
        const year = String(measure['year'])
        return {
          id: (measure.id - 1) * 3 + index + 1,
          measure: measure.id,
          typ,
          name: `${kinds[typ - 1] ?? ''} ${year}`,
          is_w2_task: typ === 4,
          start_date: `${year}-0${index + 2}-01`,
          end_date: `${year}-0${index + 3}-15`,
          ls_valid_from: null,
          ls_valid_until: null,
          ...getStamps(random),
        }
      }),
    )
  }
}

export default {
  'patzu/measures': measureSeed('patzu', [1, 2, 3, 4, 5], 90),
  'studek/measures': measureSeed('studek', [1, 2, 3, 4, 5], 40),
  'rehaspez/measures': measureSeed('rehaspez', [2], 35),
  'patzu/event': eventSeed('patzu'),
  'studek/events': eventSeed('studek'),
  'rehaspez/events': eventSeed('rehaspez'),
} satisfies Seeds
