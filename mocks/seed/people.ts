import type { Fields, Row } from '../db/json.ts'
import { Random } from './base/Random.ts'
import type { Seed, Seeds } from './base/Seed.ts'
import { adversarialNames, largeIds } from '../db/adversarial.ts'
import { demoLogins } from './demoLogins.ts'
import { getStamps, timeAgo } from './base/stamps.ts'
import { firstNames, lastNames } from './base/words.ts'

const userCount = 1100

const demoTraits: Fields[] = [
  { is_staff: true, is_superuser: true },
  { is_staff: true },
  { is_staff: true, preferred_2fa: 'phone', authy_phone: '+41790000003' },
  { is_staff: true, preferred_2fa: 'email', email_2fa: 'code@demo.example' },
  { title: 2 },
  {},
  { language: 2 },
  { is_demo: true },
  { language: 2 },
  { is_staff: true, logout_user: false },
]

/** A user without a special role. */
export const plainUser = {
  salutation: 1,
  title: null,
  preferred_2fa: 'no_2fa',
  authy_phone: '',
  email_2fa: '',
  language: 1,
  language_previous: null,
  theme: 3,
  is_staff: false,
  is_superuser: false,
  is_demo: false,
  logout_user: null,
  is_active: true,
}

const plainLetters = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()

function demoUser(index: number): Row {
  const login = demoLogins[index]
  const [first = '', last = ''] = (login?.name ?? '').split(' ')
  return {
    id: index + 1,
    ...plainUser,
    email: login?.email ?? '',
    first_name: first,
    last_name: last,
    last_login: timeAgo(index / 3 + 0.1),
    created: timeAgo(900),
    modified: timeAgo(20 + index),
    ...demoTraits[index],
  }
}

const usersSeed: Seed = () => {
  const random = new Random('users')
  return Array.from({ length: userCount }, (_, index): Row => {
    if (index < demoLogins.length) return demoUser(index)
    const first = random.pick(firstNames)
    const strange =
      index > userCount - 1 - adversarialNames.length ? adversarialNames[userCount - 1 - index] : undefined
    const last = random.pick(lastNames)
    const second = random.pick(['no_2fa', 'no_2fa', 'phone', 'email'])
    return {
      id: index === userCount - 1 ? (largeIds[1] ?? 0) : index + 1,
      ...plainUser,
      salutation: random.pick([1, 2, 2, 3, 4]),
      title: random.chance(0.3) ? random.between(1, 6) : null,
      email: `${plainLetters(first)}.${plainLetters(last)}${index + 1}@example.ch`,
      first_name: first,
      last_name: (strange ?? last).slice(0, 150),
      preferred_2fa: second,
      authy_phone: second === 'phone' ? `+4179${String(random.between(0, 9_999_999)).padStart(7, '0')}` : '',
      email_2fa: second === 'email' ? `privat${index}@example.net` : '',
      language: random.pick([1, 1, 1, 2, 2, 3]),
      language_previous: random.chance(0.2) ? random.between(1, 3) : null,
      theme: random.between(1, 3),
      is_staff: index < 30,
      is_demo: index > 700 && index < 712,
      last_login: random.chance(0.15) ? null : timeAgo(random.between(0, 400) + random.next()),
      is_active: index % 41 !== 40,
      ...getStamps(random),
    }
  })
}

export default {
  'accounts/users': usersSeed,
} satisfies Seeds
