import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { signedInAs, testBackend } from '#api/testBackend.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { useToasts } from '#ui/feedback/toasts.ts'
import { changeDevicePreferences, readDevicePreferences } from '#api/storage/devicePreferences.ts'
import Views from './Views.tsx'

testBackend()
beforeAll(async () => {
  await import('#ui/overlays/MenuPanel.tsx')
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('actions')
})
beforeEach(() => useToasts.setState({ kept: [], shown: [] }))

const collection = { ...testCollection, path: 'test/things' }
const open = { id: '1', name: 'Offene', path: 'test/things', query: 'state=1' }

function Place() {
  const { pathname, search, hash } = useLocation()
  return <output>{`${pathname}${search}${hash}`}</output>
}
async function show(
  address = '/test/things?state=3&ordering=-anqid&page=2',
  saved = [open, { ...open, id: '2', path: 'other/things', name: 'Fremd' }],
) {
  await signedInAs(7)
  changeDevicePreferences(7, () => ({ views: saved }))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={getViewer()}>
        <MemoryRouter initialEntries={[address]}>
          <Views collection={collection} query={{}} count={0} selected={[]} shown={[]} />
          <Place />
        </MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>,
  )
}
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
async function menu(entry?: RegExp) {
  await userEvent.click(await screen.findByRole('button', { expanded: false }))
  if (entry) await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
  else await screen.findAllByRole('menuitem')
}
const stored = () => readDevicePreferences(7).views.filter(({ path }) => path === 'test/things')

test('a list is saved as a named view and marked', async () => {
  await show()
  await menu(/Diese Ansicht speichern/)
  await userEvent.type(await screen.findByRole('textbox', { name: /Name der Ansicht/ }), 'Verteilt{Enter}')
  expect(await screen.findByRole('button', { name: 'Ansicht: Verteilt' })).toBeVisible()
  expect(stored()).toMatchObject([open, { name: 'Verteilt', query: 'ordering=-anqid&size=15&state=3' }])
  await menu()
  expect(items().slice(0, 2)).toEqual(['Offene', 'Verteilt (aktiv)'])
})

test('a duplicate or empty name is refused', async () => {
  await show()
  await menu(/Diese Ansicht speichern/)
  const name = await screen.findByRole('textbox', { name: /Name der Ansicht/ })
  await userEvent.type(name, '{Enter}')
  expect(screen.getByText(/Bitte ausfüllen/)).toBeVisible()
  await userEvent.type(name, ' OFFENE {Enter}')
  expect(screen.getByText(/gibt es hier schon/)).toBeVisible()
  expect(stored()).toEqual([open])
})

test('a search is not saved in a view, which is shown [D-09]', async () => {
  await show('/test/things?search=Muster&state=3')
  await menu(/Diese Ansicht speichern/)
  expect(await screen.findByText(/Es könnten Namen sein/)).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: /Name der Ansicht/ }), 'Ohne{Enter}')
  await waitFor(async () => expect(stored()).toHaveLength(2))
  expect(JSON.stringify(stored())).not.toContain('Muster')
})

test('a view is opened from the menu of its list', async () => {
  await show()
  await menu()
  expect(items()).toEqual([
    'Offene',
    'Diese Ansicht speichern …',
    'Link zu dieser Liste kopieren',
    'Ansichten verwalten …',
  ])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Offene' }))
  expect(await screen.findByText('/test/things?state=1#view=Offene')).toBeVisible()
})

test('a view is renamed, deleted and restored', async () => {
  await show()
  await menu(/verwalten/)
  await userEvent.click(await screen.findByRole('button', { name: 'Ansicht «Offene» umbenennen' }))
  const name = await screen.findByRole('textbox', { name: /Name der Ansicht/ })
  await userEvent.clear(name)
  await userEvent.type(name, 'Zu tun{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Ansicht «Zu tun» löschen' }))
  await waitFor(async () => expect(stored()).toEqual([]))
  useToasts.getState().kept[0]?.action?.run()
  await waitFor(async () => expect(stored()).toEqual([{ ...open, name: 'Zu tun' }]))
})

test('the link contains the view and can be copied by hand', async () => {
  userEvent.setup()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await show('/test/things?state=1&page=3')
  await menu(/^Link zu dieser Liste/)
  expect(write).toHaveBeenCalledWith('http://localhost:3000/test/things?state=1#view=Offene')
  write.mockRejectedValue(new Error('no'))
  await menu(/^Link zu dieser Liste/)
  expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(
    'http://localhost:3000/test/things?state=1#view=Offene',
  )
  write.mockRestore()
})

test('a view with a missing filter opens with one notification', async () => {
  await show('/test/things?state=1&gone=5#view=Alte%20Ansicht')
  await waitFor(() =>
    expect(useToasts.getState().kept).toMatchObject([
      { kind: 'info', title: 'Ansichten', text: expect.stringContaining('gone') as string },
    ]),
  )
})

test('text in a foreign link is not shown', async () => {
  await show(
    `/test/things?${encodeURIComponent('Ihr Konto ist gesperrt')}=5#view=${encodeURIComponent('Rufen Sie an')}`,
  )
  await waitFor(() => expect(useToasts.getState().kept).toHaveLength(1))
  expect(JSON.stringify(useToasts.getState().kept)).not.toMatch(/gesperrt|Rufen/)
})

test('a plain address causes no notification', async () => {
  await show('/test/things?state=1&gone=5')
  await screen.findByRole('button', { name: 'Ansicht: Offene' })
  expect(useToasts.getState().kept).toEqual([])
})

test('a view above the limit is not saved and keeps its name', async () => {
  const full = Array.from({ length: 200 }, (_, place) => ({ ...open, id: String(place), path: 'other/things' }))
  await show(undefined, full)
  await menu(/Diese Ansicht speichern/)
  const name = await screen.findByRole('textbox', { name: /Name der Ansicht/ })
  await userEvent.type(name, 'Eine mehr{Enter}')
  expect(await screen.findByText(/Mehr als 200 Ansichten/)).toBeVisible()
  expect(name).toHaveValue('Eine mehr')
  expect(useToasts.getState().kept).toEqual([])
  expect(stored()).toEqual([])
  act(() => changeDevicePreferences(7, () => ({ views: full.slice(1) })))
  await userEvent.type(name, '{Enter}')
  await waitFor(() => expect(stored()).toMatchObject([{ name: 'Eine mehr' }]))
})
