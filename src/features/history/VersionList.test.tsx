import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { collectionAt } from '#engine/collection.ts'
import { moment } from '#engine/fieldTypes.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { testDefinition, getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import Activity from '#features/history/activity/Activity.tsx'
import { VersionList } from './VersionList.tsx'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['fields', 'names', 'fields-accounts', 'history'])
})

const collection = collectionAt('accounts/things', { ...testDefinition, contentType: 'accounts.thing' })
const viewer = getViewer({ isStaff: true, contentTypes: [{ id: 5, app_label: 'accounts', model: 'thing' }] })
const version = (id: number, fields: object, more: object = {}) => ({
  id,
  content_type: { id: 5, app_label: 'accounts', model: 'thing' },
  object_id: '3',
  object_repr: 'Ding',
  serialized_data: JSON.stringify([{ model: 'accounts.thing', pk: 3, fields }]),
  revision: { id, user: 2, user_email: 'staff@spital.ch', date_created: '2026-07-01T10:00:00Z', comment: 'Geändert.' },
  ...more,
})

function versions(...all: object[]) {
  const requested: URL[] = []
  server.use(
    http.get(`${base}accounts/versions/`, ({ request }) => {
      const url = new URL(request.url)
      requested.push(url)
      const size = Number(url.searchParams.get('size'))
      const page = Number(url.searchParams.get('page'))
      return HttpResponse.json({
        count: all.length,
        size,
        current: page,
        results: all.slice((page - 1) * size, page * size),
      })
    }),
  )
  return requested
}

async function show(content: React.ReactNode) {
  await signedInAs(7)
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ViewerContext value={viewer}>
        <CollectionsContext value={new Map([['accounts/things', collection]])}>
          <MemoryRouter>{content}</MemoryRouter>
        </CollectionsContext>
      </ViewerContext>
    </QueryClientProvider>,
  )
}
const item = (place: number) =>
  within(screen.getAllByRole('listitem').filter((one) => one.querySelector('time'))[place] ?? document.body)

test('a time is shown in the usual format', async () => {
  const stamped = { ...collection, fields: { ...collection.fields, seen: moment() } }
  versions(
    version(2, { seen: '2026-11-22T07:32:37.897000+01:00', creator_id: 4 }),
    version(1, { seen: '2026-11-03T08:06:24.644000+01:00', creator_id: 3 }),
  )
  await show(<VersionList collection={stamped} typeId={5} row={{ id: 3 }} />)
  expect(await screen.findByText('22.11.2026 07:32')).toBeVisible()
  expect(item(0).getByText('03.11.2026 08:06')).toBeVisible()
})

test('the versions of an object show who, when and what [VERS-02, VERS-03, VERS-04]', async () => {
  const requested = versions(
    version(2, {
      name: 'Neu',
      state: 3,
      until: '2026-08-31',
      share: 1234.5,
      is_staff: true,
      subtitle_fr: 'Sous-titre',
      password: 'geheim',
    }),
    version(1, { name: 'Alt', state: 1, until: null, share: 12, is_staff: false, subtitle_fr: '', password: 'anders' }),
  )
  await show(<VersionList collection={collection} typeId={5} row={{ id: 3 }} />)
  expect(await screen.findAllByText('01.07.2026 12:00')).toHaveLength(2)
  expect(requested[0]?.searchParams.get('content_type')).toBe('5')
  expect(requested[0]?.searchParams.get('object_id')).toBe('3')
  expect(item(0).getByText('staff@spital.ch')).toBeVisible()
  const change = (field: string) => item(0).getByRole('heading', { name: field }).closest('section')?.textContent
  expect(change('Name')).toMatch(/Geändert.*Alt.*Neu/)
  expect(change('Status')).toMatch(/Geändert.*Aktiv.*Dispensiert/)
  expect(change('until')).toMatch(/Hinzugefügt.*31\.08\.2026/)
  expect(change('share')).toMatch(/12.*1'234\.5/)
  expect(change('Mitarbeiter/in')).toMatch(/nein.*ja/i)
  expect(change('subtitle')).toMatch(/Hinzugefügt.*Französisch.*Sous-titre/)
  expect(change('password')).toMatch(/Geändert.*verborgen.*verborgen/)
  expect(document.body.textContent).not.toMatch(/geheim|anders|\[object|\{"/)
})

test('relations are named with one request [VERS-02]', async () => {
  const lookUps: string[] = []
  server.use(
    http.get(`${base}accounts/users/`, ({ request }) => {
      lookUps.push(new URL(request.url).searchParams.get('ids') ?? '')
      return HttpResponse.json([
        { id: 4, email: 'vier@spital.ch' },
        { id: 5, email: 'fuenf@spital.ch' },
      ])
    }),
  )
  versions(version(2, { friends: [4, 5] }), version(1, { friends: [] }))
  await show(<VersionList collection={collection} typeId={5} row={{ id: 3 }} />)
  expect(await screen.findByText('vier@spital.ch')).toBeVisible()
  expect(screen.getByText('fuenf@spital.ch')).toBeVisible()
  // The author of the version is looked up as well.
  expect(lookUps.toSorted()).toEqual(['2', '4,5'])
})

test('the last version of a page is compared with the first of the next one [D-72]', async () => {
  versions(...Array.from({ length: 20 }, (_, index) => version(20 - index, { name: `N${20 - index}` })))
  await show(<VersionList collection={collection} typeId={5} row={{ id: 3 }} />)
  await screen.findByText('N20')
  expect(screen.queryByText('N5')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Ältere laden' }))
  await screen.findByText('Erste gespeicherte Fassung mit 1 Angabe; was vorher war, ist nicht bekannt')
  const texts = screen.getAllByText(/^N6$/).map((one) => one.closest('li')?.textContent)
  expect(texts).toHaveLength(2)
  const seventh = screen.getAllByText(/^N7$/)[1]?.closest('li')
  expect(seventh?.textContent).toMatch(/N6.*N7/)
  expect(screen.queryByRole('button', { name: 'Ältere laden' })).not.toBeInTheDocument()
})

test('an empty history is shown, a failed one can be retried [D-33]', async () => {
  let isBroken = true
  server.use(
    http.get(`${base}accounts/versions/`, () =>
      isBroken ? HttpResponse.json({ detail: 'Nein.' }, { status: 403 }) : HttpResponse.json({ count: 0, results: [] }),
    ),
  )
  await show(<VersionList collection={collection} typeId={5} row={{ id: 3 }} />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Versionen konnten nicht geladen werden')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(await screen.findByText('Noch keine Versionen')).toBeVisible()
})

test('a version with unreadable content shows an error', async () => {
  versions(version(2, {}, { serialized_data: '{broken' }), version(1, { name: 'x' }))
  await show(<VersionList collection={collection} typeId={5} row={{ id: 3 }} />)
  expect(await screen.findByText(/lässt sich nicht anzeigen/)).toBeVisible()
})

test('an activity shows its change and links to the record [VERS-05, VERS-06, D-72]', async () => {
  versions(version(9, { name: 'jetzt' }), version(8, { name: 'neu' }), version(5, { name: 'alt' }))
  await show(<Activity collection={collection} row={version(8, { name: 'neu' })} />)
  expect(await screen.findByText('alt')).toBeVisible()
  expect(screen.getByText('neu')).toBeVisible()
  expect(screen.queryByText('jetzt')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Zum Eintrag' })).toHaveAttribute('href', '/accounts/things/3')
})

test.each([
  ['Erstellt mit 2 Angaben', '2026-07-01T09:59:58Z'],
  ['Erste gespeicherte Fassung mit 2 Angaben; was vorher war, ist nicht bekannt', '2019-03-01T08:00:00Z'],
])('the first known version is «%s» where its record was created at %s [VERS-02]', async (words, created) => {
  versions(version(1, { name: 'Neu', created }))
  await show(<VersionList collection={collection} typeId={5} row={{ id: 3 }} />)
  expect(await screen.findByText(words)).toBeVisible()
  expect(item(0).getByText('Neu')).toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(/Hinzugefügt|nachher/)
})

test('versions without a change are folded below the others', async () => {
  const silent = { revision: { id: 2, user: 2, date_created: '2026-07-02T10:00:00Z', comment: '' } }
  versions(version(3, { name: 'Neu' }), version(2, { name: 'Alt' }, silent), version(1, { name: 'Alt' }))
  await show(<VersionList collection={collection} typeId={5} row={{ id: 3 }} />)
  expect(await screen.findByText('1 Mal gespeichert ohne sichtbare Änderung')).toBeVisible()
  expect(screen.getAllByRole('listitem').filter((one) => one.querySelector('time'))).toHaveLength(2)
  expect(screen.queryByText('Keine sichtbare Änderung')).not.toBeInTheDocument()
})

test('the present state offers nothing to restore', async () => {
  versions(version(2, { name: 'Neu' }), version(1, { name: 'Alt' }))
  const form = { values: () => ({ name: 'Neu' }), change: () => undefined }
  await show(<VersionList collection={collection} typeId={5} row={{ id: 3, ...form.values() }} form={form} />)
  expect(await screen.findAllByText('Diesen Stand wiederherstellen …')).toHaveLength(1)
  expect(item(1).getByText('Diesen Stand wiederherstellen …')).toBeVisible()
})
