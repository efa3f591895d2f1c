import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import PersonState from './PersonState.tsx'

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['actions', 'fields', 'fields-accounts', 'names'])
})

const show = (person: object) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={getViewer({ isStaff: true })}>
        <PersonState row={{ id: 8, last_login: '2026-10-30T09:00:00+01:00', ...person }} />
      </ViewerContext>
    </QueryClientProvider>,
  ).container.textContent

test.each([
  [{ app_permissions: [], is_staff: true }, 'Mitarbeiter/in'],
  [{ app_permissions: [], is_staff: true, is_superuser: true }, 'Mitarbeiter/inSuperuser'],
  [{ app_permissions: [], is_demo: true, last_login: null }, 'Demo-BenutzerNoch nie angemeldet'],
  [{ app_permissions: [] }, 'Ohne Berechtigungen'],
  // Where a server sends none, nothing is known about them.
  [{ last_login: undefined }, ''],
])('a person with %o is described as %s', (person, text) => {
  expect(show(person)).toBe(text)
})

test('what holds for the whole account stands out', () => {
  show({ app_permissions: [], is_staff: true })
  expect(screen.getByText('Mitarbeiter/in')).toHaveClass(/accent/)
})
