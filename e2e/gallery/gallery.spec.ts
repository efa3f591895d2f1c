import type { Locator, Page } from '@playwright/test'
import { standsStill, violationsOn } from '../watch/axe.ts'
import { expect, test } from '../fixtures.ts'

// Every section of the gallery in both themes and three languages; SHOTS=folder saves a picture of each and of what
// opens.
const shots = process.env['SHOTS']
const languages = { de: 'Deutsch', fr: 'Français', it: 'Italiano' } as const
type Language = keyof typeof languages
const allLanguages = Object.keys(languages) as Language[]
const themes = ['Light', 'Dark'] as const
// All charts re-render with a theme.
test.describe.configure({ timeout: 240_000 })

const overlays = ['dialog', 'alertdialog', 'listbox', 'menu', 'tooltip'].map((role) => `[role=${role}]`)
const anyOverlay = `:is(${overlays.join(', ')}):visible`

// Colours do not depend on the language: German alone is checked in both themes, and for contrast.
for (const section of ['controls', 'overlays', 'fields', 'charts'])
  test(`the ${section} of the gallery has no axe violations`, async ({ page }) => {
    await open(page, section)
    const found: string[] = []
    for (const [language, theme] of getLooks(allLanguages)) {
      const where = `${section}-${language}-${theme}`
      await choose(page, language, theme)
      // Axe reports nothing about an image; its name and table are outside.
      const parts = { leftOut: 'figure svg', isWithoutContrast: language !== 'de' }
      const violations = await violationsOn(page, theme === 'Dark', parts)
      found.push(...violations.map((violation) => `${where}: ${violation}`))
      await keep(page, where)
      if (shots) await keepNarrow(page, `${where}-390`)
    }
    expect(found).toEqual([])
  })

for (const language of allLanguages)
  test(`open panels of the gallery have no axe violations: ${language}`, async ({ page }) => {
    await open(page, 'overlays')
    const found: string[] = []
    for (const [, theme] of getLooks([language])) {
      await choose(page, language, theme)
      const states = await page.locator('[data-state]').all()
      expect(states.length).toBeGreaterThan(20)
      for (const [index, state] of states.entries()) {
        const where = `${await getName(state)}, ${language}, ${theme}`
        await test.step(where, async () => {
          await openOverlay(page, state)
          // The page below them is checked as a section.
          const parts = { within: overlays, isWithoutContrast: language !== 'de' }
          found.push(
            ...(await violationsOn(page, theme === 'Dark', parts)).map((violation) => `${where}: ${violation}`),
          )
          if (shots)
            await page.screenshot({
              path: `${shots}/opened-${String(index).padStart(2, '0')}-${language}-${theme}.png`,
            })
          await closeOverlay(page)
        })
      }
    }
    expect(found).toEqual([])
  })

/** The looks to check; pictures are taken of all of them. */
function getLooks(some: readonly Language[]): [Language, (typeof themes)[number]][] {
  const all = some.flatMap((language) => themes.map((theme): [Language, (typeof themes)[number]] => [language, theme]))
  return all.filter(([language, theme]) => theme === 'Light' || language === 'de' || shots !== undefined)
}

/** Opens a section. */
async function open(page: Page, section: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/gallery/${section}`)
  // The query devtools are a part of the development server, not of the portal.
  await page.addStyleTag({ content: '.tsqd-parent-container { display: none }' })
}

/** Selects a language and a theme and waits until the whole section is rendered. */
async function choose(page: Page, language: Language, theme: (typeof themes)[number]): Promise<void> {
  const bar = page.getByRole('banner').first()
  await bar.getByRole('button', { name: languages[language] }).click()
  await bar.getByRole('button', { name: theme }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('[data-specimen] h2').first()).toBeVisible()
  await expect(page.locator('[data-specimen=choice] [data-loading], figure:not(:has(svg))')).toHaveCount(0)
  await standsStill(page)
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

async function keep(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}

async function keepNarrow(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await standsStill(page)
  await keep(page, name)
  await page.setViewportSize({ width: 1280, height: 800 })
}
