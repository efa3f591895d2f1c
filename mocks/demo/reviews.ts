import type { Fields, Row } from '../db/json.ts'
import { toNumber } from '../db/json.ts'
import { seedNow, zurichDay, day } from '../db/clock.ts'
import { Random } from '../seed/base/Random.ts'
import type { Seed, Seeds } from '../seed/base/Seed.ts'
import { getClinics } from './clinics.ts'
import { people } from './logins.ts'
import { clinicOfUser, getLeader } from './people.ts'
import { workStamps } from './times.ts'

/** Their ids differ from ids of files. */
export const globalFolders = [
  'Leitfaden · Guide · Guida',
  'Vorlagen · Modèles · Modelli',
  'Schulung · Formation · Formazione',
  'Kriterien · Critères · Criteri',
] as const
export const firstGlobalFolder = 501

const [physician, psychology, nursing] = [1, 2, 3]
const [openRequest, accepted, confirmed, cancelled] = [1, 2, 4, 5] as const
const firstYear = 2022

const reviewYearsSeed: Seed = () => {
  const random = new Random('demo review years')
  const count = getClinics('irp').length
  return Array.from({ length: 6 }, (_, index): Row => ({
    id: index + 1,
    year: firstYear + index,
    hospitals: Array.from({ length: 6 }, (_entry, at) => ((index * 5 + at * 3) % count) + 1).toSorted(
      (one, other) => one - other,
    ),
    is_copy: false,
    ...workStamps(random, Math.max(60, (4 - index) * 365 + 280)),
  }))
}

const reviewersSeed: Seed = () => {
  const random = new Random('demo reviewers')
  const others = getClinics('irp')
    .slice(3, 16)
    .map(({ name }) => getLeader(name))
  return [people.reviewer, ...others].map((user, index): Row => ({
    id: index + 1,
    user,
    team_leader: 1 + (index % 3),
    job_type: index === 0 ? physician : ([nursing, physician, nursing, psychology][index % 4] ?? nursing),
    ...workStamps(random, random.between(400, 1000)),
  }))
}

/** The reviewers by their responses; in December two are missing. */
const teams: [clinic: number, daysAhead: number, place: string, answers: number[]][] = [
  [1, 36, 'Haupteingang, 08:15', [openRequest, confirmed]],
  [2, 24, 'Empfang, 08:30', [accepted, confirmed, confirmed]],
  [5, 43, '', [confirmed]],
  [8, 70, '', [openRequest, openRequest, accepted]],
  [6, 12, 'Haupteingang, 09:00', [confirmed, confirmed, confirmed, cancelled]],
  [9, -20, 'Empfang, 08:00', [confirmed, confirmed, confirmed]],
  [3, -48, 'Accueil principal, 8 h 30', [confirmed, confirmed, confirmed]],
  [12, -160, 'Haupteingang, 08:30', [confirmed, confirmed, confirmed]],
  [4, -200, 'Entrata principale, ore 9', [confirmed, confirmed, confirmed]],
  [7, -230, 'Haupteingang, 08:30', [confirmed, confirmed]],
  [14, -390, 'Haupteingang, 08:30', [confirmed, confirmed, confirmed]],
  [10, -420, 'Empfang, 08:30', [confirmed, confirmed, confirmed]],
  [15, -610, 'Haupteingang, 08:30', [confirmed, confirmed, confirmed]],
  [11, -800, 'Haupteingang, 08:30', [confirmed, confirmed, confirmed]],
]

const reviewsSeed: Seed = (rows) => {
  const random = new Random('demo reviews')
  const hospitals = rows('irp/hospitals')
  const reviewers = rows('irp/reviewers')
  return teams.toReversed().map(([clinic, daysAhead, meeting_point, answers], index): Row => {
    const hospital = hospitals[clinic - 1]
    const date = zurichDay(seedNow + daysAhead * day)
    // Nobody reviews their own clinic.
    const able = reviewers.filter(({ user }) => clinicOfUser(toNumber(user))?.name !== hospital?.['name'])
    const team = answers.map((state, at): Fields => {
      const isOwn = at === 0 && daysAhead > -60 && clinic !== 3
      const other = able[1 + ((index * 3 + at) % (able.length - 1))]
      return { id: index * 10 + at + 1, state, reviewer: isOwn ? 1 : (other?.id ?? 1) }
    })
    return {
      id: index + 1,
      name: `Peer Review ${String(hospital?.['name'] ?? '')}`,
      review_year: Number(date.slice(0, 4)) - firstYear + 1,
      hospital_id: hospital?.id ?? 1,
      date,
      meeting_point,
      reviewers: team,
      ...workStamps(random, Math.max(20, 120 - daysAhead), Math.max(2, -daysAhead / 2)),
    }
  })
}

const globalFilesSeed: Seed = () => {
  const random = new Random('demo irp global files')
  return globalFolders.map((name, index): Row => ({
    id: firstGlobalFolder + index,
    name,
    ...workStamps(random, 700 - index * 30),
  }))
}

const userFilesSeed: Seed = (rows) => {
  const random = new Random('demo irp user files')
  return rows('irp/reviewers').map((reviewer, index): Row => {
    const user = toNumber(reviewer['user'])
    const clinic = clinicOfUser(user)
    const name = rows('accounts/users').find(({ id }) => id === user)
    return {
      id: index + 1,
      name: `Dossier ${String(name?.['first_name'])} ${String(name?.['last_name'])}`,
      street_nr: clinic?.street ?? '',
      postbox: '',
      plz: clinic?.plz ?? '',
      place: clinic?.place ?? '',
      user,
      users: [user],
      ...workStamps(random, random.between(200, 600)),
    }
  })
}

export default {
  'irp/review_years': reviewYearsSeed,
  'irp/reviewers': reviewersSeed,
  'irp/reviews': reviewsSeed,
  'irp/irpUserFiles': userFilesSeed,
  'irp/irpGlobalFiles': globalFilesSeed,
} satisfies Seeds
