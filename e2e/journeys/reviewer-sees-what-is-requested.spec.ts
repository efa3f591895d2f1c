import type { Page } from '@playwright/test'
import { serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'

test.beforeEach(async ({ page, mock }) => {
  await mock.reset('demo')
  await page.clock.setFixedTime('2026-11-29T12:00:00+01:00')
  await serveDemoConfig(page)
})

const requests = [
  { language: 1, open: 'Offene Anfragen', words: ['Angefragt als: Teamleitung · Arzt, Ärztin', 'in 10 Tagen'] },
  {
    language: 2,
    open: 'Demandes ouvertes',
    words: ['Rôle demandé\u202F: Direction d’équipe · Médecin', 'dans 10 jours'],
  },
  { language: 3, open: 'Richieste aperte', words: ['Ruolo richiesto: Direzione del team · Medico', 'tra 10 giorni'] },
]

for (const { language, open, words } of requests)
  test(`an open request says for which role and how soon, in language ${language} @smoke`, async ({ page, mock }) => {
    await mock.edit('accounts/users', 7, { language_previous: language, language })
    await enterAsReviewer(page)
    const first = page.getByRole('region', { name: open }).getByRole('listitem').first()
    for (const word of words) await expect(first).toContainText(word)
    await expect(first).toContainText(`09.12.2026 · ${words[1] ?? ''}`)
  })

test('confirmed reviews that are past are shown on demand, and the next one says how soon', async ({ page, mock }) => {
  await mock.edit('accounts/users', 7, { language_previous: 1, language: 1 })
  await enterAsReviewer(page)
  const confirmed = page.getByRole('region', { name: 'Bestätigt', exact: true })
  await expect(confirmed.getByRole('listitem')).toHaveCount(1)
  await expect(confirmed.getByRole('listitem')).toContainText('16.12.2026 · in 17 Tagen')
  await confirmed.getByText('2 vergangene Termine').click()
  await expect(confirmed.getByRole('listitem')).toHaveCount(3)
  await expect(confirmed.getByRole('listitem').last()).toContainText('Termin vorbei')
})

for (const width of [390, 1280])
  test(`the answers to a request are clear of the next one at ${width} pixels`, async ({ page, mock }) => {
    await mock.edit('accounts/users', 7, { language_previous: 1, language: 1 })
    await page.setViewportSize({ width, height: 900 })
    await enterAsReviewer(page)
    const open = page.getByRole('region', { name: 'Offene Anfragen' })
    const [answer, next] = [
      await open.getByRole('button', { name: 'Nein' }).first().boundingBox(),
      await open.getByRole('listitem').nth(1).boundingBox(),
    ]
    expect((next?.y ?? 0) - (answer?.y ?? 0) - (answer?.height ?? 0)).toBeGreaterThanOrEqual(12)
  })

test('the files of reviews are next to the requests on a wide screen, and below them on a narrow one', async ({
  page,
  mock,
}) => {
  await mock.edit('accounts/users', 7, { language_previous: 1, language: 1 })
  await page.setViewportSize({ width: 1280, height: 900 })
  await enterAsReviewer(page)
  const [open, files] = ['Offene Anfragen', 'Dateien'].map((name) => page.getByRole('region', { name, exact: true }))
  const boxes = async () => await Promise.all([open?.boundingBox(), files?.boundingBox()])
  await expect.poll(async () => (await boxes())[1]?.height).toBeGreaterThan(50)
  const [left, right] = await boxes()
  expect(right?.y).toBe(left?.y)
  expect(right?.x).toBeGreaterThan((left?.x ?? Infinity) + (left?.width ?? 0))
  await page.setViewportSize({ width: 1024, height: 900 })
  const [above, below] = await boxes()
  expect(below?.x).toBe(above?.x)
})

/** She is one of the further people of the login. */
async function enterAsReviewer(page: Page): Promise<void> {
  await page.goto('/irp')
  await page.getByText('Weitere Personen').click()
  await page.getByRole('button', { name: /Rochat/ }).click()
}
