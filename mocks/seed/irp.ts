import type { Fields, Row } from '../db/json.ts'
import { Random } from './base/Random.ts'
import type { Seed, Seeds } from './base/Seed.ts'
import { dayAgo, getStamps } from './base/stamps.ts'
import { places, streets } from './base/words.ts'

/** The id of the first record of programme files; there are six. */
export const firstGlobalFile = 501
const demoReviewer = { user: 7, id: 1 }

const reviewYearsSeed: Seed = () => {
  const random = new Random('review years')
  return Array.from({ length: 8 }, (_, index): Row => ({
    id: index + 1,
    year: 2019 + index,
    hospitals: random.some(
      Array.from({ length: 29 }, (_entry, place) => place + 1),
      9,
    ),
    is_copy: index === 3,
    ...getStamps(random),
  }))
}

const reviewersSeed: Seed = () => {
  const random = new Random('reviewers')
  return Array.from({ length: 26 }, (_, index): Row => ({
    id: index + 1,
    user: index === 0 ? demoReviewer.user : 100 + index * 13,
    team_leader: random.between(1, 3),
    job_type: random.between(1, 3),
    ...getStamps(random),
  }))
}

const reviewsSeed: Seed = (rows) => {
  const random = new Random('reviews')
  const hospitals = rows('irp/hospitals')
  const others = Array.from({ length: 25 }, (_, index) => index + 2)
  return Array.from({ length: 64 }, (_, index): Row => {
    const hospital = index % 29
    const year = index < 12 ? 8 : random.between(1, 8)
    const entries = random
      .some(others, 3)
      .map((reviewer, place): Fields => ({ id: index * 10 + place + 2, state: random.between(1, 5), reviewer }))
    const own = index < 10 ? [{ id: index * 10 + 1, state: 1 + (index % 5), reviewer: demoReviewer.id }] : []
    return {
      id: index + 1,
      name: `Peer Review ${String(hospitals[hospital]?.['name'] ?? '').slice(0, 200)}`,
      review_year: year,
      hospital_id: hospitals[hospital]?.id ?? 1,
      date: index % 6 === 5 ? null : dayAgo(random.between(-200, 900)),
      meeting_point: random.chance(0.4) ? '' : 'Haupteingang, 08:30',
      reviewers: index % 13 === 12 ? [] : [...own, ...entries],
      ...getStamps(random, 400),
    }
  })
}

/** Their ids differ from ids of files, so that confusing the two is a 404. */
const globalFilesSeed: Seed = () => {
  const random = new Random('irp global files')
  return ['Leitfaden', 'Vorlagen', 'Protokolle', 'Schulung', 'Kriterien', 'Berichte'].map((name, index): Row => ({
    id: firstGlobalFile + index,
    name,
    ...getStamps(random),
  }))
}

const userFilesSeed: Seed = () => {
  const random = new Random('irp user files')
  return Array.from({ length: 18 }, (_, index): Row => {
    const [plz, place] = random.pick(places)
    const user = index === 0 ? demoReviewer.user : 100 + index * 13
    return {
      id: index + 1,
      name: `Unterlagen ${index + 1}`,
      street_nr: `${random.pick(streets)} ${random.between(1, 50)}`,
      postbox: '',
      plz,
      place,
      user,
      users: [user],
      ...getStamps(random),
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
