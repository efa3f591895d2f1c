import { expect, test } from 'vitest'
import { collectionOf, contentTypeLabel, contentTypeOf } from '#engine/contentTypes.ts'
import { testCollection, viewerOf } from '#engine/testCollection.ts'

test('a content type leads to the collection of its objects [SESS-03]', () => {
  expect(collectionOf({ app_label: 'patzu', model: 'hospital' })).toBe('patzu/hospitals')
  expect(collectionOf({ app_label: 'patzu', model: 'event' })).toBe('patzu/event')
  expect(collectionOf({ app_label: 'patzu', model: 'address' })).toBe('patzu/addresses')
  expect(collectionOf({ app_label: 'irp', model: 'irpuserfiles' })).toBe('irp/irpUserFiles')
})

test('a collection has the content type of its own objects, a narrowed view that of its endpoint [VERS-03, D-72]', () => {
  const viewer = viewerOf({
    contentTypes: [
      { id: 1, app_label: 'accounts', model: 'user' },
      { id: 80, app_label: 'mailer', model: 'job' },
    ],
  })
  const of = (path: string, endpoint: string) => contentTypeOf({ ...testCollection, path, endpoint }, viewer)
  expect(of('accounts/users', 'accounts/users')).toBe(1)
  expect(of('patzu/users', 'accounts/users')).toBe(1)
  expect(of('mailer/mailjobs', 'mailer/jobs')).toBe(80)
  expect(of('patzu/hospitals', 'patzu/hospitals')).toBeUndefined()
})

test('a content type is called by its area and its name, or by its model where there are no words', () => {
  const words: Record<string, string> = { patzu: 'Patientenbefragung', 'patzu/hospitals.one': 'Spital' }
  const nameOf = (path: string) => words[path] ?? path
  expect(contentTypeLabel({ app_label: 'patzu', model: 'hospital' }, nameOf)).toBe('Patientenbefragung · Spital')
  expect(contentTypeLabel({ app_label: 'auth', model: 'group' }, nameOf)).toBe('auth · group')
})
