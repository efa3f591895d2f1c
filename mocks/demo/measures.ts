import type { Row } from '../db/json.ts'
import type { HospitalApp } from '../db/contentTypes.ts'
import { Random } from '../seed/base/Random.ts'
import type { Seed, Seeds } from '../seed/base/Seed.ts'
import { acute, getClinics, parents, psychiatry, rehabilitation, youth } from './clinics.ts'
import { workStamps } from './times.ts'

type Survey = { category: number; name: string }

/** The API has one name of a measure for readers of every language: short ones that are the same in each. */
const surveys: Partial<Record<HospitalApp, Survey[]>> = {
  patzu: [
    { category: acute, name: 'PREMs SOMA' },
    { category: rehabilitation, name: 'PREMs REHA' },
    { category: psychiatry, name: 'PREMs PSY' },
    { category: parents, name: 'PREMs SOMA Junior' },
    { category: youth, name: 'PREMs PSY Junior' },
  ],
  studek: [{ category: acute, name: 'STUDEK' }],
  rehaspez: [{ category: rehabilitation, name: 'REHASPEZ' }],
}

/** The latest first, in the order of the ids. */
const measureYears = [2026, 2025, 2024]

function measureSeed(app: HospitalApp): Seed {
  return () => {
    const random = new Random(`demo ${app} measures`)
    const clinics = getClinics(app)
    const all = surveys[app] ?? []
    return measureYears.flatMap((year, place) =>
      all.map(({ category, name }, index): Row => ({
        id: place * all.length + index + 1,
        name: `${name} ${year}`,
        year,
        start_date: `${year}-11-01`,
        end_date: `${year}-11-30`,
        ls_valid_from: `${year}-10-15`,
        ls_valid_until: `${year + 1}-01-31`,
        typ: 1,
        category,
        hospitals: clinics.flatMap((clinic, at) => (clinic.category === category ? [at + 1] : [])),
        ...workStamps(random, (2026 - year) * 365 + 240, (2026 - year) * 365 + random.between(20, 90)),
      })),
    )
  }
}

/** A date of a measure: its type, its one name in the words of all readers, from and to. */
const steps: [typ: number, name: string, from: string, to: string][] = [
  [1, 'Fragebogen · Questionnaires · Questionari', '-08-15', '-10-10'],
  [2, 'Austritte · Sorties · Dimissioni', '-09-01', '-10-31'],
  [3, 'Infoanlass · Séance d’info · Incontro', '-09-10', '-09-10'],
  [4, 'Daten · Données · Dati', '-12-01', '-12-20'],
]

function eventSeed(app: HospitalApp): Seed {
  return (rows) => {
    const random = new Random(`demo ${app} events`)
    return rows(`${app}/measures`).flatMap((measure) =>
      steps.map(([typ, name, from, to], index): Row => ({
        id: (measure.id - 1) * steps.length + index + 1,
        measure: measure.id,
        typ,
        name,
        is_w2_task: typ === 4,
        start_date: `${String(measure['year'])}${from}`,
        end_date: `${String(measure['year'])}${to}`,
        ls_valid_from: null,
        ls_valid_until: null,
        ...workStamps(random, (2026 - Number(measure['year'])) * 365 + random.between(100, 230)),
      })),
    )
  }
}

export default {
  'patzu/measures': measureSeed('patzu'),
  'studek/measures': measureSeed('studek'),
  'rehaspez/measures': measureSeed('rehaspez'),
  'patzu/event': eventSeed('patzu'),
  'studek/events': eventSeed('studek'),
  'rehaspez/events': eventSeed('rehaspez'),
} satisfies Seeds
