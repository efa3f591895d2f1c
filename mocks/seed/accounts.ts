import type { Row } from '../db/json.ts'
import { contentTypeId, contentTypes } from '../db/contentTypes.ts'
import { allTables } from '../drf/tables.ts'
import { Random } from './base/Random.ts'
import type { Seed, Seeds } from './base/Seed.ts'
import { adversarialNames } from '../db/adversarial.ts'
import { getStamps, timeAgo } from './base/stamps.ts'

const titles: [string, string, string][] = [
  ['Dr. med.', 'Dr méd.', 'Dr. med.'],
  ['Prof. Dr.', 'Prof. Dr', 'Prof. Dr.'],
  ['PD Dr.', 'PD Dr', 'PD Dr.'],
  ['lic. phil.', 'lic. phil.', 'lic. phil.'],
  ['MSc', 'MSc', 'MSc'],
  ['dipl. Pflegefachfrau', 'infirmière dipl.', ''],
  ['Dr. h. c.', '', ''],
  ['<b>Dr.</b>', 'Dr "h"', "Dr. dell'Arte"],
]

const feedbackTexts: [string, ...string[]] = [
  'Der Export der Adressen dauert sehr lange.',
  'Merci pour la nouvelle présentation !',
  'Dove trovo i risultati del 2024?',
  'Bitte die Suche nach ANQ-ID ermöglichen.',
  'Die Grafik «Wartezeit» zeigt im Februar keinen Wert.',
]

const actions: [string, string][] = [
  ['add', 'hinzufügen'],
  ['change', 'ändern'],
  ['delete', 'löschen'],
  ['view', 'ansehen'],
]

/** The listed ones, and one for every table with an unlisted model. */
const contentTypesSeed: Seed = () => {
  const known = new Set(contentTypes.map(({ id }) => id))
  const others = allTables().flatMap(([, { model }]): Row[] => {
    const [app_label = '', name = ''] = model.toLowerCase().split('.')
    const id = contentTypeId(model)
    return known.has(id) ? [] : [{ id, app_label, model: name }]
  })
  return [...contentTypes, ...others]
}

const permissionsSeed: Seed = () =>
  contentTypes.flatMap((type) =>
    actions.map(([action, word]): Row => ({
      id: type.id * 10 + actions.findIndex(([name]) => name === action),
      name: `Kann ${String(type['model'])} ${word}`,
      codename: `${action}_${String(type['model'])}`,
      content_type_id: type.id,
    })),
  )

const accountGroupsSeed: Seed = () =>
  ['Redaktion', 'Auswertung', 'Support'].map((name, index) => ({
    id: index + 1,
    name,
    permissions: [100 + index, 203, 713],
  }))

const userTitlesSeed: Seed = () =>
  titles.map(([title_de, title_fr, title_it], index) => ({ id: index + 1, title_de, title_fr, title_it }))

const feedbacksSeed: Seed = (rows) => {
  const random = new Random('feedbacks')
  const users = rows('accounts/users')
  return Array.from({ length: 74 }, (_, index): Row => {
    const user = users[random.between(4, 400)]
    return {
      id: index + 1,
      user: user?.id ?? null,
      user_email: user?.['email'] ?? '',
      text: adversarialNames[50 - index] ?? random.pick(feedbackTexts),
      done: index < 51,
      ...getStamps(random, 700),
    }
  })
}

const demoUsersSeed: Seed = () => {
  const random = new Random('demo users')
  return Array.from({ length: 38 }, (_, index): Row => ({
    id: index + 1,
    email: `interessent${index + 1}@example.org`,
    link_count: random.between(1, 9),
    created: timeAgo(random.between(1, 500) + random.next()),
  }))
}

export default {
  'accounts/content_types': contentTypesSeed,
  'accounts/permissions': permissionsSeed,
  'accounts/groups': accountGroupsSeed,
  'accounts/usertitles': userTitlesSeed,
  'accounts/feedbacks': feedbacksSeed,
  'accounts/demo_users': demoUsersSeed,
} satisfies Seeds
