import type { Fields, Row } from '../db/json.ts'
import { contentTypeId, hospitalApps, hospitalType } from '../db/contentTypes.ts'
import { Random } from '../seed/base/Random.ts'
import type { Seed, Seeds } from '../seed/base/Seed.ts'
import { plainUser } from '../seed/people.ts'
import { type Clinic, clinics, getClinics, getDomain, inAddress, seeblick } from './clinics.ts'
import { logins, people } from './logins.ts'
import { workStamps, workTime } from './times.ts'

type Names = { women: [string, ...string[]]; men: [string, ...string[]]; families: [string, ...string[]] }

const names: Record<Clinic['language'], Names> = {
  1: {
    women: [
      'Anna',
      'Barbara',
      'Claudia',
      'Esther',
      'Franziska',
      'Karin',
      'Livia',
      'Monika',
      'Nadine',
      'Regula',
      'Silvia',
    ],
    men: ['Beat', 'Christian', 'Daniel', 'Jürg', 'Lukas', 'Markus', 'Matthias', 'Reto', 'Simon', 'Thomas', 'Walter'],
    families: [
      'Aebi',
      'Bösiger',
      'Dällenbach',
      'Eggimann',
      'Frei',
      'Gerber',
      'Hofstetter',
      'Künzli',
      'Läubli',
      'Meierhans',
      'Nüesch',
      'Oberholzer',
      'Schönenberger',
      'Tanner',
      'Wüthrich',
      'Zbinden',
    ],
  },
  2: {
    women: ['Amélie', 'Caroline', 'Céline', 'Hélène', 'Isabelle', 'Mélanie', 'Nathalie', 'Sophie'],
    men: ['Alain', 'Benoît', 'François', 'Laurent', 'Olivier', 'Pascal', 'Sébastien', 'Yves'],
    families: [
      'Berset',
      'Chappuis',
      'Dubois',
      'Favre',
      'Gaillard',
      'Jacquat',
      'Monnier',
      'Perrin',
      'Rey',
      'Vuilleumier',
    ],
  },
  3: {
    women: ['Chiara', 'Elisa', 'Giulia', 'Laura', 'Paola', 'Valentina'],
    men: ['Alessandro', 'Davide', 'Fabio', 'Luca', 'Marco', 'Sandro'],
    families: ['Bernasconi', 'Cattaneo', 'Galli', 'Pedrazzini', 'Quadri', 'Rossi'],
  },
}

const perClinic = 3

/** The people of a clinic, with its language and address; the first one is the quality manager. */
function getStaff(clinic: Clinic, place: number, random: Random, taken: Set<string>): Row[] {
  const { women, men, families } = names[clinic.language]
  return Array.from({ length: perClinic }, (_, index): Row => {
    const isWoman = random.chance(0.6)
    const [first, last] = freeName(() => [random.pick(isWoman ? women : men), random.pick(families)], taken)
    return {
      id: logins.length + place * perClinic + index + 1,
      ...plainUser,
      email: `${inAddress(first)}.${inAddress(last)}@${getDomain(clinic.name)}`,
      salutation: isWoman ? 2 : 1,
      title: index === 0 && random.chance(0.4) ? 1 : null,
      first_name: first,
      last_name: last,
      language: clinic.language,
      preferred_2fa: index === 0 ? 'email' : 'no_2fa',
      // Some have never signed in.
      last_login: index === 2 && random.chance(0.5) ? null : workTime(random.between(1, 120), random),
      is_active: true,
      ...workStamps(random, random.between(300, 1100), random.between(2, 250)),
    }
  })
}

function freeName(draw: () => [string, string], taken: Set<string>): [string, string] {
  for (;;) {
    const name = draw()
    if (taken.has(name.join(' '))) continue
    taken.add(name.join(' '))
    return name
  }
}

const usersSeed: Seed = () => {
  const random = new Random('demo users')
  const taken = new Set(logins.map(({ name }) => name))
  const own = logins.map(({ name, email, traits }, index): Row => {
    const [first = '', ...last] = name.split(' ')
    return {
      id: index + 1,
      ...plainUser,
      email,
      first_name: first,
      last_name: last.join(' '),
      last_login: workTime(index / 2, random),
      ...workStamps(random, 800, 20 + index),
      ...traits,
    }
  })
  return [...own, ...clinics.flatMap((clinic, place) => getStaff(clinic, place, random, taken))]
}

type Grant = [user: number, contentType: number, object: number, role: number]
const [adminRole, userRole] = [1, 2]

const getClinic = (name: string): number => clinics.findIndex((clinic) => clinic.name === name)

/** The first person of a clinic is its admin in all of its programmes. */
function grantsOfClinics(): Grant[] {
  return hospitalApps.flatMap((app) =>
    getClinics(app).flatMap(({ name }, index): Grant[] => {
      const place = getClinic(name)
      const isSeeblick = name === seeblick
      const first = logins.length + place * perClinic + 1
      const roles = isSeeblick ? [userRole, userRole, userRole] : [adminRole, userRole, userRole]
      // One clinic has no admin left.
      const held = app === 'patzu' && name === 'Spital Kirschau' ? [userRole, userRole] : roles
      return held.map((role, at): Grant => [first + at, hospitalType(app), index + 1, role])
    }),
  )
}

const grantsSeed: Seed = () => {
  const getSeeblick = (app: 'patzu' | 'studek' | 'irp'): number =>
    getClinics(app).findIndex(({ name }) => name === seeblick) + 1
  const getIrp = (name: string): number => getClinics('irp').findIndex((clinic) => clinic.name === name) + 1
  const own: Grant[] = [
    [people.admin, hospitalType('patzu'), getSeeblick('patzu'), adminRole],
    [people.admin, hospitalType('studek'), getSeeblick('studek'), adminRole],
    [people.user, hospitalType('patzu'), getSeeblick('patzu'), userRole],
    [people.reviewer, hospitalType('irp'), getIrp('Clinique du Vallon'), userRole],
    [people.practice, contentTypeId('apps.group'), 1, userRole],
  ]
  return [...own, ...grantsOfClinics()].map(([user, content_type, object_id, role], index) => ({
    id: index + 1,
    user,
    content_type,
    object_id,
    role,
  }))
}

const titlesSeed: Seed = () =>
  [
    ['Dr. med.', 'Dr méd.', 'Dr. med.'],
    ['Prof. Dr. med.', 'Prof. Dr méd.', 'Prof. Dr. med.'],
    ['PD Dr.', 'PD Dr', 'PD Dr.'],
    ['lic. phil.', 'lic. phil.', 'lic. phil.'],
    ['MSc', 'MSc', 'MSc'],
  ].map(([title_de = '', title_fr = '', title_it = ''], index) => ({ id: index + 1, title_de, title_fr, title_it }))

const feedbacks: [user: number, text: string, isDone: boolean, daysAgo: number][] = [
  [people.admin, 'Kann die Auswertung auch die Stationen nebeneinander zeigen?', false, 1],
  [people.user, 'Danke für die neue Darstellung der Wartezeit, sie hilft uns sehr.', false, 6],
  [people.reviewer, 'Merci pour la nouvelle liste des demandes, elle est très claire.', true, 18],
  [34, 'Die Adressliste liesse sich besser nach Kanton ordnen.', true, 25],
  [58, 'Comment puis-je ajouter une collègue de mon service ?', true, 33],
  [70, 'Dove trovo i risultati del 2024?', true, 47],
]

const feedbacksSeed: Seed = (rows) => {
  const random = new Random('demo feedbacks')
  const users = rows('accounts/users')
  return feedbacks.toReversed().map(([user, text, done, daysAgo], index): Row => ({
    id: index + 1,
    user,
    user_email: users.find(({ id }) => id === user)?.['email'] ?? '',
    text,
    done,
    ...workStamps(random, daysAgo),
  }))
}

const demoUsersSeed: Seed = () => {
  const random = new Random('demo visitors')
  return ['leitung@spital-am-berg.example', 'qualite@clinique-voisine.example', 'info@reha-nord.example'].map(
    (email, index): Fields & { id: number } => ({
      id: index + 1,
      email,
      link_count: index + 1,
      created: workTime(40 - index * 12, random),
    }),
  )
}

export default {
  'accounts/users': usersSeed,
  'accounts/app_permissions': grantsSeed,
  'accounts/usertitles': titlesSeed,
  'accounts/feedbacks': feedbacksSeed,
  'accounts/demo_users': demoUsersSeed,
} satisfies Seeds

/** The clinic of a demo user, if any. */
export function clinicOfUser(user: number): Clinic | undefined {
  if (user === people.admin || user === people.user) return clinics[getClinic(seeblick)]
  return clinics[Math.floor((user - logins.length - 1) / perClinic)]
}

/** The quality manager of a clinic. */
export function getLeader(name: string): number {
  if (name === seeblick) return people.admin
  return logins.length + getClinic(name) * perClinic + 1
}
