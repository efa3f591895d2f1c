import { expect, test } from 'vitest'
import { getViewer } from '#engine/testCollection.ts'
import { searched } from './SearchIndex.tsx'

const paths = (about: Parameters<typeof getViewer>[0]) => searched(getViewer(about)).map(({ path }) => path)

test('staff find hospitals by area first, then evaluations, then other records', () => {
  expect(paths({ isStaff: true })).toEqual([
    'patzu/hospitals',
    'moniq/hospitals',
    'irp/hospitals',
    'studek/hospitals',
    'rehaspez/hospitals',
    'results/evaluations',
    'accounts/users',
    'patzu/orders',
    'results/measures',
    'patzu/addresses',
    'filemanager/files',
    'mailer/mailtemplates',
  ])
})

test('others find evaluations only, even where they may list people', () => {
  const contentTypes = [{ id: 20, app_label: 'patzu', model: 'hospital' }]
  const appPermissions = [{ id: 1, content_type: 20, object_id: 1, role: 1 }]
  expect(paths({ contentTypes, appPermissions })).toEqual(['results/evaluations'])
  expect(paths({ isDemo: true })).toEqual(['results/evaluations'])
})
