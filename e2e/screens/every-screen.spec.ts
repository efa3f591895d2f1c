import type { Page } from '@playwright/test'
import { type Actor, enterAs, getLogin } from '../actors.ts'
import { axeOn, everyLook } from '../watch/axe.ts'
import { everyCollection } from '../everyCollection.ts'
import { expect, test } from '../fixtures.ts'
import { allLoaded } from '../watch/requests.ts'
import type { Mock } from '../mock.ts'

// Every screen, light and dark, 1280 and 390 px wide, in three languages; SHOTS=folder saves a picture of each.
const shots = process.env['SHOTS']
const languages = { de: 1, fr: 2, it: 3 } as const

test.describe.configure({ timeout: 600_000 })

/** Opens a screen, waits for its content and checks it. */
async function lookAt(page: Page, path: string, look: (name: string) => Promise<void>, picture: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first()).toBeVisible()
  await expect(page.locator('[role=region][aria-busy=true]')).toHaveCount(0)
  await allLoaded(page)
  await look(path)
  if (shots) await page.screenshot({ path: `${shots}/${picture}${path.replaceAll(/[^\w+]+/g, '-')}.png` })
}

async function usesLanguage(mock: Mock, actor: Actor, language: keyof typeof languages) {
  await mock.edit('accounts/users', getLogin(actor).id, { language_previous: languages[language], theme: 3 })
}

for (const language of Object.keys(languages) as (keyof typeof languages)[]) {
  const lists = Object.entries(everyCollection).flatMap(([area, names]) =>
    Object.keys(names).map((name) => `/${area}/${name}`),
  )
  for (const list of lists)
    test(`${list} has no axe violations, ${language}`, async ({ page, mock, watch }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await usesLanguage(mock, 'superuser', language)
      await enterAs(page, mock, 'superuser', '/')
      const found: string[] = []
      const look = axeOn(page, found, everyLook)
      await lookAt(page, list, look, `${language}-staff`)
      const first = page.locator(`main :is(tbody, li) a[href^="${list}/"]`).first()
      const record = (await first.count()) > 0 ? await first.getAttribute('href') : null
      for (const path of [`${list}/+`, record]) if (path) await lookAt(page, path, look, `${language}-staff`)
      // Where nothing can be added the page shows so.
      watch.wrong.splice(0, watch.wrong.length)
      expect(found).toEqual([])
    })

  const others: [Actor, string[]][] = [
    [
      'staff',
      ['/', '/patzu', '/moniq', '/rehaspez', '/studek', '/irp', '/accounts/users/2', '/403', '/404', '/nowhere'],
    ],
    ['hospital-admin', ['/', '/patzu', '/patzu/hospitals/1', '/accounts/users', '/results/evaluations/1']],
    ['hospital-user', ['/', '/results/evaluations', '/results/evaluations/91']],
    ['reviewer', ['/', '/irp']],
    ['demo', ['/', '/results/evaluations/91']],
    ['fsp', ['/']],
  ]
  for (const [actor, paths] of others)
    for (const path of paths)
      test(`${path} as ${actor} has no axe violations, ${language}`, async ({ page, mock }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await usesLanguage(mock, actor, language)
        await enterAs(page, mock, actor, '/')
        const found: string[] = []
        await lookAt(page, path, axeOn(page, found, everyLook), `${language}-${actor}`)
        expect(found).toEqual([])
      })
}
