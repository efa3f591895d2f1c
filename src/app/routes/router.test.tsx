import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { createMemoryRouter, type LoaderFunction, matchRoutes, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { queries } from '#app/session/queries.ts'
import { pages, routes } from './router.tsx'
import { registry } from '#collections/registry.ts'

const server = testBackend()
const person = { id: 7, email: '7@example.ch', first_name: '', last_name: '' }
beforeEach(async () => {
  queries.clear()
  await i18next.changeLanguage('de')
  server.use(
    http.get('http://localhost:3000/config.json', () => HttpResponse.json({})),
    http.post(`${base}api/token/blacklist/`, () => HttpResponse.json({})),
    http.get(`${base}apps/apps/`, () => HttpResponse.json([])),
  )
})

/** The signed-in user, as the server describes them. */
async function signedIn(user: object, isReviewer = false) {
  server.use(
    http.get(`${base}accounts/users/me/`, () => HttpResponse.json({ ...person, ...user })),
    http.get(`${base}accounts/:rest/`, () => HttpResponse.json([])),
    http.get(`${base}irp/reviewers/`, () => HttpResponse.json(isReviewer ? [{ id: 1, user: 7 }] : [])),
  )
  await signedInAs(7)
}

/** The portal at an address, with its own tree. */
function open(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

/** The redirect of the innermost loader of an address; undefined where it grants access. */
async function leadsTo(path: string): Promise<string | null | undefined> {
  const page = matchRoutes(routes, path)?.at(-1)
  const args = { request: new Request(`http://localhost:3000${path}`), params: page?.params ?? {} }
  try {
    const response: unknown = await (page?.route.loader as LoaderFunction | undefined)?.(args as never)
    return response instanceof Response ? response.headers.get('Location') : undefined
  } catch (response) {
    return (response as Response).headers.get('Location')
  }
}

test('every address has one page', () => {
  const paths = pages.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  const areas = new Set([...registry.values()].map(({ area }) => `/${area}`))
  expect(paths).toEqual(expect.arrayContaining([...areas]))
})

test.each(pages.map(({ path, ...page }) => [path, page] as const))(
  'the page %s has translations in every language',
  async (_path, { title, menu, palette }) => {
    for (const language of ['de', 'fr', 'it']) {
      await i18next.changeLanguage(language)
      for (const word of [title ?? '', menu?.word ?? [], palette ?? []].flat()) expect(i18next.exists(word)).toBe(true)
    }
  },
)

test.each([
  ['/login', 'de', 'Anmelden'],
  ['/loginFSP', 'de', 'Anmelden für FSP-Mitglieder'],
  ['/demo', 'fr', 'Découvrir la démo'],
  ['/404', 'de', 'Seite nicht gefunden'],
  ['/404', 'fr', 'Page introuvable'],
  ['/404', 'it', 'Pagina non trovata'],
  ['/403', 'de', 'Kein Zugriff'],
  ['/403', 'fr', 'Pas d’accès'],
  ['/403', 'it', 'Nessun accesso'],
])('the page %s has a heading and a window title in %s [PAGE-01, PAGE-03]', async (path, language, title) => {
  await i18next.changeLanguage(language)
  const router = open(path)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  await waitFor(() => expect(document.title).toBe(`${title} – ${i18next.t('portal')}`))
  router.dispose()
})

test.each(['/403', '/404'])('the page %s leads back to the start [PAGE-02, PAGE-03]', async (path) => {
  const router = open(path)
  expect(await screen.findByRole('link', { name: i18next.t('plain.home') })).toHaveAttribute('href', '/')
  router.dispose()
})

test('only staff open the page of an area [ROLE-08]', async () => {
  await signedIn({})
  expect([await leadsTo('/patzu'), await leadsTo('/accounts'), await leadsTo('/irp')]).toEqual(['/403', '/403', '/403'])
})

test('staff open every page', async () => {
  await signedIn({ is_staff: true })
  for (const { path } of pages) expect([path, await leadsTo(path)]).toEqual([path, undefined])
})

test('reviewers open the reviews only', async () => {
  await signedIn({}, true)
  expect([await leadsTo('/irp'), await leadsTo('/irp/reviews'), await leadsTo('/patzu')]).toEqual([
    undefined,
    undefined,
    '/403',
  ])
})

test.each(['/patzu', '/irp', '/accounts', '/nothing', '/Patzu'])(
  'redirects visitors from %s to the login and back [AUTH-20]',
  async (path) => {
    expect(await leadsTo(path)).toBe(`/login?next=${encodeURIComponent(path)}`)
  },
)

test.each(['/nothing', '/Patzu', '/a/b/c/d'])('there is no page %s for anybody [PAGE-03]', async (path) => {
  await signedIn({ is_staff: true })
  expect(await leadsTo(path)).toBe('/404')
})
