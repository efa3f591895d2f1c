import { expect, test } from 'vitest'
import { registry } from '#collections/registry.ts'

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

test('applications hold users, invitations, feedbacks, demo users, apps, groups, titles and activities [MENU-02, MENU-03, MENU-04, MENU-05, MENU-06, MENU-07, MENU-08, MENU-18]', () => {
  const accounts = inArea('accounts', ['users', 'invitations', 'feedbacks', 'demo_users'])
  expect(below('accounts')).toEqual([
    ...accounts,
    'apps/apps',
    'apps/groups',
    'accounts/usertitles',
    'accounts/versions',
  ])
})

const areas: [string, string[]][] = [
  ['patzu', ['hospitals', 'users', 'responsibles', 'addresses', 'measures', 'orders', 'declarations', 'tokens']],
  ['moniq', ['hospitals', 'users', 'responsibles']],
  ['irp', ['hospitals', 'irpGlobalFiles', 'users', 'review_years', 'reviews', 'reviewers']],
  ['studek', ['hospitals', 'users', 'measures']],
  ['rehaspez', ['hospitals', 'users', 'measures', 'rehabdeclaration']],
  ['results', ['evaluations', 'measures', 'benchmarks', 'data', 'importer']],
  ['mailer', ['mailjobs', 'mailtemplates', 'mails']],
  ['filemanager', ['files']],
]

test.each(areas)(
  '%s holds its collections in the order of the specification [MENU-09, MENU-10, MENU-11, MENU-12, MENU-13, MENU-14, MENU-15, MENU-16, MENU-17]',
  (area, names) => {
    expect(below(area)).toEqual(inArea(area, names))
  },
)

test('events stand below measures, order units below orders [MENU-09, MENU-12, MENU-13, PATZU-44]', () => {
  expect(['patzu/measures', 'studek/measures', 'rehaspez/measures', 'patzu/orders'].map(below)).toEqual([
    ['patzu/event'],
    ['studek/events'],
    ['rehaspez/events'],
    ['patzu/orderunits'],
  ])
})

test('open invitations and feedbacks are counted [MENU-20, MENU-21]', () => {
  const badge = (path: string) => {
    const menu = registry.get(path)?.menu
    return menu ? menu.badge : undefined
  }
  expect([badge('accounts/invitations'), badge('accounts/feedbacks')]).toEqual([{ accepted: false }, { done: false }])
})
