import type { Locator, Page } from '@playwright/test'
import { demoLogins } from '../mocks/seed/demoLogins.ts'
import { putTokens } from './enter.ts'
import { expect } from './fixtures.ts'
import type { Mock } from './mock.ts'

/** The invented people, in the order of their ids from 1. */
export type Actor =
  | 'superuser'
  | 'staff'
  | 'staff-phone'
  | 'staff-email'
  | 'hospital-admin'
  | 'hospital-user'
  | 'reviewer'
  | 'demo'
  | 'fsp'
  | 'force-logout'

/** E-mail, password and id of somebody. */
export function getLogin(actor: Actor): { email: string; password: string; id: number; name: string } {
  const index = demoLogins.findIndex(({ email }) => email === `${actor}@demo.example`)
  const login = demoLogins[index]
  if (!login) throw new Error(`nobody here is called ${actor}`)
  return { ...login, id: index + 1 }
}

/** The code every second factor of the mock accepts. */
const secondFactor = '123456'

/** The password field of a login, which has no ARIA role. */
export function getPassword(place: Page | Locator): Locator {
  return place.locator('input[name=password]')
}

/** Fills in the visible login. */
export async function fillLogin(page: Page, actor: Actor, password = getLogin(actor).password): Promise<void> {
  await page.getByLabel('E-Mail').fill(getLogin(actor).email)
  await getPassword(page).fill(password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}

/** Signs in through the German form including the second factor and waits for the next page. */
export async function signInAs(page: Page, actor: Actor, path = '/login'): Promise<void> {
  await page.goto(path)
  await fillLogin(page, actor)
  if (actor === 'staff-phone' || actor === 'staff-email') {
    await page.getByLabel('Code').fill(secondFactor)
    await page.getByRole('button', { name: 'Bestätigen' }).click()
  }
  await expect(page).not.toHaveURL(/\/login/)
}

/** Signs in without the form: stores the tokens as the portal does, then opens the page. */
export async function enterAs(page: Page, mock: Mock, actor: Actor, path = '/'): Promise<void> {
  const { email, password, id } = getLogin(actor)
  const tokens = await mock.tokens(email, password)
  // Any response of this origin that is not the portal itself.
  await page.goto('/favicon.svg')
  await putTokens(page, tokens, id)
  await page.goto(path)
}
