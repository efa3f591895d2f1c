import { expect, test } from 'vitest'
import { collectionAt } from '#engine/collection.ts'
import { getCollection, contentTypeLabel, getContentType } from './contentTypes.ts'
import { testCollection, testDefinition, getViewer } from '#engine/testCollection.ts'

const collections = new Map(
  [
    collectionAt('patzu/hospitals', testDefinition),
    collectionAt('patzu/event', testDefinition),
    collectionAt('patzu/addresses', { ...testDefinition, contentType: 'patzu.address' }),
    collectionAt('patzu/users', { ...testDefinition, endpoint: 'accounts/users' }),
    collectionAt('accounts/users', testDefinition),
    collectionAt('mailer/mailjobs', { ...testDefinition, endpoint: 'mailer/jobs' }),
  ].map((collection) => [collection.path, collection]),
)

test('a content type leads to the collection in the area of its app [SESS-03]', () => {
  const of = (name: string) => {
    const [app_label = '', model = ''] = name.split('.')
    return getCollection(collections, { app_label, model })?.path
  }
  expect(of('patzu.hospital')).toBe('patzu/hospitals')
  expect(of('patzu.event')).toBe('patzu/event')
  expect(of('patzu.address')).toBe('patzu/addresses')
  expect(of('accounts.user')).toBe('accounts/users')
  expect(of('mailer.job')).toBe('mailer/mailjobs')
  expect(of('auth.group')).toBeUndefined()
})

test('a collection has the content type of its endpoint [VERS-03, D-72]', () => {
  const viewer = getViewer({
    contentTypes: [
      { id: 1, app_label: 'accounts', model: 'user' },
      { id: 80, app_label: 'mailer', model: 'job' },
    ],
  })
  const of = (path: string) => getContentType(collections.get(path) ?? testCollection, viewer)
  expect(of('accounts/users')).toBe(1)
  expect(of('patzu/users')).toBe(1)
  expect(of('mailer/mailjobs')).toBe(80)
  expect(of('patzu/hospitals')).toBeUndefined()
})

test('a content type is named by its area and name', () => {
  const words: Record<string, string> = { patzu: 'Patientenbefragung', 'patzu/hospitals.one': 'Spital' }
  const getName = (path: string) => words[path] ?? path
  const label = (app_label: string, model: string) => contentTypeLabel(collections, { app_label, model }, getName)
  expect(label('patzu', 'hospital')).toBe('Patientenbefragung · Spital')
  expect(label('auth', 'group')).toBe('auth · group')
})
