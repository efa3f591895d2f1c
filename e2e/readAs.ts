import type { Page } from '@playwright/test'
import { type Actor, getLogin } from './actors.ts'
import type { Mock } from './mock.ts'

/** The response of the server at a path (`patzu/hospitals/1/`) to a person. */
export async function readAs<T>(page: Page, mock: Mock, actor: Actor, path: string): Promise<T> {
  const { email, password } = getLogin(actor)
  const { access } = await mock.tokens(email, password)
  const answer = await page.request.get(`/backend/${path}`, { headers: { Authorization: `Bearer ${access}` } })
  if (!answer.ok()) throw new Error(`GET ${path} was answered ${answer.status()}`)
  return (await answer.json()) as T
}
