import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { getViewer, testCollection } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import JobMessage from './JobMessage.tsx'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['mail', 'fields'])
})

async function show(recipients: number[], getPeople: () => Response) {
  server.use(
    http.get(`${base}mailer/mailtemplates/9/`, () =>
      HttpResponse.json({ id: 9, name: 'Erinnerung', subject_de: 'Frist', body_de: '<p>Bitte bis Freitag.</p>' }),
    ),
    http.get(`${base}accounts/users/`, getPeople),
  )
  await signedInAs(7)
  const collection = { ...testCollection, path: 'mailer/mailjobs', endpoint: 'mailer/jobs' }
  const row = { id: 4, name: 'Rundbrief', state: 0 as const, template: 9, recipients, recipients_sent: 0 }
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ViewerContext value={getViewer({ isStaff: true })}>
        <MemoryRouter>
          <JobMessage collection={collection} row={row} />
        </MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>,
  )
}
/** The languages, each with the number of its recipients. */
const getTabs = async () => (await screen.findAllByRole('tab')).map(({ firstChild }) => firstChild?.textContent)

const page = (results: object[]) => HttpResponse.json({ count: results.length, next: null, previous: null, results })

test('each language has the number of its recipients', async () => {
  await show([1, 2], () => page([1, 2].map((id) => ({ id, language: 2 }))))
  await expect.poll(getTabs).toEqual(['Deutsch 0', 'Französisch 2', 'Italienisch 0'])
})

test('a number of recipients that could not be loaded is not called 0', async () => {
  const failed = vi.fn(() => new HttpResponse(null, { status: 500 }))
  await show([1, 2], failed)
  await waitFor(() => expect(failed).toHaveBeenCalled())
  await expect.poll(getTabs).toEqual(['Deutsch', 'Französisch', 'Italienisch'])
  expect(screen.queryByText(/unbekannt|deaktiviert/)).toBeNull()
})

test('more recipients than are looked up have no number by language', async () => {
  await show(
    Array.from({ length: 2001 }, (_, place) => place + 1),
    () => page([]),
  )
  await expect.poll(getTabs).toEqual(['Deutsch', 'Französisch', 'Italienisch'])
})

test('the message opens in the language of its reader, and a tab says that its language has no text', async () => {
  await i18next.changeLanguage('fr')
  try {
    await show([1], () => page([{ id: 1, language: 2 }]))
    const tabs = await screen.findAllByRole('tab')
    expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false'])
    await waitFor(() => expect(tabs[2]).toHaveAccessibleName(/texte allemand/))
    expect(tabs[0]).not.toHaveAccessibleName(/texte allemand/)
  } finally {
    await i18next.changeLanguage('de')
  }
})

test('a message has its subject in the head of its sheet', async () => {
  await show([1], () => page([{ id: 1, language: 1 }]))
  const sheet = await screen.findByRole('figure')
  expect(sheet).toHaveTextContent(/^Betreff: Frist/)
  expect(sheet.querySelector('iframe')).toHaveAttribute('title', 'Vorschau des Textes (Deutsch)')
})
