import type { Locator, Page } from '@playwright/test'
import { standsStill, violationsOn } from '../watch/axe.ts'
import { expect, test } from '../fixtures.ts'

// Every section of the gallery in both themes and three languages; SHOTS=folder saves a picture of each and of what
// opens.
const shots = process.env['SHOTS']
const languages = ['de', 'fr', 'it'] as const
type Look = { language: (typeof languages)[number]; theme: 'light' | 'dark' }
/** Colours do not depend on the language: German alone is checked in both themes. Pictures are taken of all. */
const isChecked = ({ language, theme }: Look) => theme === 'light' || language === 'de'
const looks = languages
  .flatMap((language) => (['light', 'dark'] as const).map((theme): Look => ({ language, theme })))
  .filter((look) => isChecked(look) || shots !== undefined)
const getEnd = (look: Look) =>
  `${isChecked(look) ? 'have no axe violations' : 'are rendered'} in ${look.language}, ${look.theme}`
test.describe.configure({ timeout: 240_000 })

const overlays = ['dialog', 'alertdialog', 'listbox', 'menu', 'tooltip'].map((role) => `[role=${role}]`)
const anyOverlay = `:is(${overlays.join(', ')}):visible`

// The slowest are first, each look in a page of its own: charts render once for it.
for (const section of ['charts', 'controls', 'overlays', 'fields'])
  for (const look of looks)
    test(`the ${section} of the gallery ${getEnd(look)}`, async ({ page }) => {
      await open(page, section, look)
      if (shots) await keepBoth(page, `${shots}/${section}-${look.language}-${look.theme}`)
      if (!isChecked(look)) return
      await emptyPictures(page)
      expect(await findViolations(page, look)).toEqual([])
    })

for (const look of looks)
  test(`open panels of the gallery ${getEnd(look)}`, async ({ page }) => {
    await open(page, 'overlays', look)
    const found: string[] = []
    const states = await page.locator('[data-state]').all()
    expect(states.length).toBeGreaterThan(20)
    for (const [index, state] of states.entries()) {
      const where = await getName(state)
      await test.step(where, async () => {
        await openOverlay(page, state)
        // The page below them is checked as a section.
        const violations = isChecked(look) ? await findViolations(page, look, overlays) : []
        found.push(...violations.map((violation) => `${where}: ${violation}`))
        const name = `opened-${String(index).padStart(2, '0')}-${look.language}-${look.theme}`
        if (shots) await page.screenshot({ path: `${shots}/${name}.png` })
        await closeOverlay(page)
      })
    }
    expect(found).toEqual([])
  })

/** Opens a section in a language and a theme, and waits until all of it is rendered. */
async function open(page: Page, section: string, { language, theme }: Look): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme })
  await page.addInitScript((stored) => localStorage.setItem('loginData', stored), JSON.stringify({ language }))
  await page.goto(`/gallery/${section}`)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('[data-specimen] h2').first()).toBeVisible()
  await expect(page.locator('[data-specimen=choice] [data-loading], figure:not(:has(svg))')).toHaveCount(0, {
    timeout: 60_000,
  })
  await standsStill(page)
}

/** Axe reports nothing about what is in a picture; its name and table are outside. It would read each line of it. */
async function emptyPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const picture of document.querySelectorAll('figure svg')) picture.replaceChildren()
  })
}

async function findViolations(page: Page, { language, theme }: Look, within?: readonly string[]) {
  return await violationsOn(page, theme === 'dark', { within, isWithoutContrast: language !== 'de' })
}

async function getName(state: Locator): Promise<string> {
  return await state.evaluate(
    (one) =>
      `${one.closest<HTMLElement>('[data-specimen]')?.dataset['specimen']}: ${(one as HTMLElement).dataset['state']}`,
  )
}

/** The last button of a state opens it; a tooltip opens by itself. */
async function openOverlay(page: Page, state: Locator): Promise<void> {
  const button = state.getByRole('button').or(state.getByRole('combobox')).last()
  if ((await getName(state)).endsWith('on hover')) await button.hover()
  else await button.click()
  await expect(page.locator(anyOverlay).first()).toBeVisible()
  await standsStill(page)
}

/** Esc closes what is open; what cannot be closed by Esc has a button. */
async function closeOverlay(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  const last = page.locator('[role=dialog]:visible').getByRole('button').last()
  if (await last.isVisible()) await last.click()
  await page.mouse.move(0, 0)
  await expect(page.locator(anyOverlay)).toHaveCount(0)
}

/** Saves a picture of the whole page, and one as on a phone. */
async function keepBoth(page: Page, path: string): Promise<void> {
  await page.screenshot({ path: `${path}.png`, fullPage: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await standsStill(page)
  await page.screenshot({ path: `${path}-390.png`, fullPage: true })
}
