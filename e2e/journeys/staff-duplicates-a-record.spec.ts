import type { APIRequestContext } from '@playwright/test'
import { enterAs, getLogin } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import type { Mock } from '../mock.ts'
import { pressTool } from '../tools.ts'

async function stored(request: APIRequestContext, mock: Mock, path: string): Promise<Record<string, unknown>> {
  const { email, password } = getLogin('staff')
  const { access } = await mock.tokens(email, password)
  const answer = await request.get(`/backend/${path}/`, { headers: { Authorization: `Bearer ${access}` } })
  return (await answer.json()) as Record<string, unknown>
}
const posts = async (mock: Mock) =>
  (await mock.log()).filter(({ method, path }) => method === 'POST' && !/token|version/.test(path))

test('a duplicated hospital omits its own identity @smoke', async ({ page, mock, request }) => {
  await enterAs(page, mock, 'staff', '/patzu/hospitals/1')
  const before = await stored(request, mock, 'patzu/hospitals/1')
  await pressTool(page, 'Duplizieren')
  await expect(page).toHaveURL(/\/patzu\/hospitals\/\+$/)
  await expect(page.getByText(/^Kopie von «Klinik Seeblick»\. Bitte ergänzen: Name, ANQ-ID,/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('')
  await expect(page.getByRole('textbox', { name: /^ANQ-ID/ })).toHaveValue('')
  await expect(page.getByRole('combobox', { name: /^Kategorie/ })).toContainText('Psychiatrie')
  expect(await posts(mock)).toEqual([])

  await page.getByRole('textbox', { name: /^Name/ }).fill('Klinik Seeblick Nord')
  await page.getByRole('textbox', { name: /^ANQ-ID/ }).fill('9876')
  await page.getByRole('button', { name: 'Spital hinzufügen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Klinik Seeblick Nord' })).toBeVisible()
  const [post] = await posts(mock)
  expect(post?.body).toEqual({
    name: 'Klinik Seeblick Nord',
    anqid: 9876,
    category: before['category'],
    state: 1,
    measures_ids: before['measures_ids'],
  })
  expect(await stored(request, mock, 'patzu/hospitals/1')).toEqual(before)
})

test('a person is added with the permissions of another', async ({ page, mock, request }) => {
  const { id } = getLogin('hospital-user')
  await enterAs(page, mock, 'staff', `/accounts/users/${id}`)
  const before = await stored(request, mock, `accounts/users/${id}`)
  await pressTool(page, 'Duplizieren')
  await expect(page.getByText(/Bitte ergänzen: .*E-Mail/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^E-Mail/ }).first()).toHaveValue('')
  await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue('')
  await page
    .getByRole('textbox', { name: /^E-Mail/ })
    .first()
    .fill('neu@klinik.example')
  await page.getByRole('button', { name: 'Benutzer hinzufügen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'neu@klinik.example' })).toBeVisible()
  const sent = await posts(mock)
  expect(sent[0]?.body).not.toHaveProperty('first_name')
  expect(sent[0]?.body).not.toHaveProperty('authy_phone')
  const made = Number(new URL(page.url()).pathname.split('/').at(-1))
  const rights = (user: Record<string, unknown>) =>
    (user['app_permissions'] as { content_type: number; object_id: number; role: number | null }[])
      .map(({ content_type, object_id, role }) => [content_type, object_id, role].join())
      .toSorted()
  expect(rights(await stored(request, mock, `accounts/users/${made}`))).toEqual(rights(before))
  expect(await stored(request, mock, `accounts/users/${id}`)).toEqual(before)
})

test('a duplicated order asks for its year and measure again', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/patzu/orders/1')
  await pressTool(page, 'Duplizieren')
  await expect(page.getByText(/Bitte ergänzen: Messung, Jahr/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'E-Mail' })).toHaveValue('bestellung1@example.ch')
  await expect(page.getByRole('combobox', { name: /^Spital/ })).toContainText('Klinik Seeblick')
  await page.getByRole('button', { name: 'Bestellung hinzufügen' }).click()
  await expect(page.getByText('Bitte ausfüllen.').first()).toBeVisible()
  expect(await posts(mock)).toEqual([])
})
