import { expect, test } from 'vitest'
import { registry } from './registry.ts'

/** The collections below an area or another collection, in their order. */
function below(parent: string): string[] {
  return [...registry.values()]
    .flatMap(({ path, area, menu }) =>
      menu === false ? [] : [{ path, under: menu?.under ?? area, order: menu?.order ?? 100 }],
    )
    .filter(({ under }) => under === parent)
    .toSorted((one, other) => one.order - other.order)
    .map(({ path }) => path)
}
const inArea = (area: string, names: string[]) => names.map((name) => `${area}/${name}`)

const areas: [area: string, entries: string[], id: string][] = [
  [
    'patzu',
    ['hospitals', 'users', 'responsibles', 'addresses', 'measures', 'orders', 'declarations', 'tokens'],
    'MENU-09',
  ],
  ['moniq', ['hospitals', 'users', 'responsibles'], 'MENU-10'],
  ['irp', ['hospitals', 'irpGlobalFiles', 'users', 'review_years', 'reviews', 'reviewers'], 'MENU-11'],
  ['studek', ['hospitals', 'users', 'measures'], 'MENU-12'],
  ['rehaspez', ['hospitals', 'users', 'measures', 'rehabdeclaration'], 'MENU-13'],
  ['results', ['evaluations', 'measures', 'benchmarks', 'data', 'importer'], 'MENU-15'],
  ['mailer', ['mailjobs', 'mailtemplates', 'mails'], 'MENU-16'],
  ['filemanager', ['files'], 'MENU-17'],
]

test.each(areas)('%s contains %j in this order [%s]', (area, names) => {
  const wanted = inArea(area, names)
  expect(below(area).filter((path) => wanted.includes(path))).toEqual(wanted)
})

test('applications contain accounts and apps in order', () => {
  expect(below('accounts')).toEqual([
    ...inArea('accounts', ['users', 'invitations', 'feedbacks', 'demo_users']),
    'apps/apps',
    'apps/groups',
    'accounts/usertitles',
    'accounts/versions',
  ])
})

test.each([
  ['patzu/measures', ['patzu/event'], 'MENU-09'],
  ['patzu/orders', ['patzu/orderunits'], 'PATZU-44'],
  ['studek/measures', ['studek/events'], 'MENU-12'],
  ['rehaspez/measures', ['rehaspez/events'], 'MENU-13'],
])('%s has %j below it [%s]', (path, entries) => {
  expect(below(path)).toEqual(entries)
})

test('open invitations and feedbacks are counted [MENU-20, MENU-21]', () => {
  const badge = (path: string) => {
    const menu = registry.get(path)?.menu
    return menu ? menu.badge : undefined
  }
  expect([badge('accounts/invitations'), badge('accounts/feedbacks')]).toEqual([{ accepted: false }, { done: false }])
})
