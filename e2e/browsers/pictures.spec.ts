import { mkdir } from 'node:fs/promises'
import { logins } from '../../mocks/demo/logins.ts'
import { keepTokens } from '../enter.ts'
import { expect, test } from './fixtures.ts'
import type { Tab } from './Tab.ts'

// Ten screens of the demo on a phone; SHOTS=folder saves a picture of each, there and at 1280 px.
const shots = process.env['SHOTS']
const widths = shots ? [390, 1280] : [390]
/** The addresses, each with a text of its screen. */
const screens = {
  'Stefan Ammann': {
    '/': 'Zu tun',
    '/patzu': 'Bestellungen',
    '/patzu/hospitals': 'Clinique du Vallon',
    '/patzu/hospitals/1': 'Deklarationen',
    '/patzu/orders/112': 'Einheiten',
    '/mailer/mailtemplates/1': 'Betreff',
    '/irp': 'Peer Review',
  },
  'Heidi Rüegger': {
    '/': 'Klinik Seeblick',
    '/accounts/users/5': 'Sprache',
    '/results/evaluations/91': 'Auf einen Blick',
  },
}

for (const [person, texts] of Object.entries(screens))
  for (const [path, text] of Object.entries(texts))
    test(`${path} of ${person} is no wider than a phone`, async ({ tab, mock, server, engine }) => {
      await mock.reset('demo')
      const id = logins.findIndex(({ name }) => name === person) + 1
      const { email = '', password = '' } = logins[id - 1] ?? {}
      const tokens = await mock.tokens(email, password)
      await tab.engine.open(`${server}/licenses.txt`)
      await tab.engine.run(keepTokens, { tokens, id, isHeard: false })
      for (const width of widths) {
        await tab.engine.resize(width, 900)
        await tab.open(path)
        await tab.sees(text)
        await isComplete(tab)
        const { page, window } = await tab.engine.run(
          () => ({ page: document.documentElement.scrollWidth, window: document.documentElement.clientWidth }),
          undefined,
        )
        expect(page).toBe(window)
        if (shots) await keep(tab, `${shots}/${engine}-${width}${path.replaceAll('/', '-')}.png`, shots)
      }
    })

/** Waits until nothing in sight loads any more; charts below are rendered when somebody scrolls to them. */
async function isComplete(tab: Tab): Promise<void> {
  const loading = () =>
    [...document.querySelectorAll('[data-loading], [aria-busy=true]')].filter(
      (part) => part.getBoundingClientRect().top < window.innerHeight,
    ).length
  await expect.poll(async () => await tab.engine.run(loading, undefined), { timeout: 15_000 }).toBe(0)
}

async function keep(tab: Tab, path: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await tab.engine.screenshot(path)
}
