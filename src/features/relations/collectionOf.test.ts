import { expect, test } from 'vitest'
import { collectionOf, contentTypeLabel } from '#features/relations/collectionOf.ts'

test('a content type leads to the collection of its objects [SESS-03]', () => {
  expect(collectionOf({ app_label: 'patzu', model: 'hospital' })).toBe('patzu/hospitals')
  expect(collectionOf({ app_label: 'patzu', model: 'event' })).toBe('patzu/event')
  expect(collectionOf({ app_label: 'irp', model: 'irpuserfiles' })).toBe('irp/irpUserFiles')
})

test('a content type is called by its area and its name, or by its model where there are no words', () => {
  const words: Record<string, string> = { patzu: 'Patientenbefragung', 'patzu/hospitals.one': 'Spital' }
  const nameOf = (path: string) => words[path] ?? path
  expect(contentTypeLabel({ app_label: 'patzu', model: 'hospital' }, nameOf)).toBe('Patientenbefragung · Spital')
  expect(contentTypeLabel({ app_label: 'auth', model: 'group' }, nameOf)).toBe('auth · group')
})
