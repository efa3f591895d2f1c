import type { Locator, Page } from '@playwright/test'
import { standsStill, violationsOn } from '../axe.ts'
import { expect, test } from '../fixtures.ts'

// Every section of the gallery in both themes and three languages; SHOTS=folder keeps a picture of each, and of what opens.
const shots = process.env['SHOTS']
const languages = { de: 'Deutsch', fr: 'Français', it: 'Italiano' } as const
type Language = keyof typeof languages
const themes = ['Light', 'Dark'] as const
const anyOverlay = ':is([role=dialog], [role=alertdialog], [role=listbox], [role=menu], [role=tooltip]):visible'

for (const language of Object.keys(languages) as Language[]) {
  for (const section of ['controls', 'overlays', 'fields', 'charts'])
    test(`axe finds nothing in the ${section} of the gallery, ${language}`, async ({ page }) => {
      await open(page, section, language)
      const found: string[] = []
      for (const theme of themes) {
        await choose(page, theme)
        found.push(...(await violationsOn(page, theme === 'Dark')).map((violation) => `${theme}: ${violation}`))
        await keep(page, `${section}-${language}-${theme}`)
        if (shots) await keepNarrow(page, `${section}-${language}-${theme}-390`)
      }
      expect(found).toEqual([])
    })

  test(`axe finds nothing in what opens in the gallery, ${language}`, async ({ page }) => {
    await open(page, 'overlays', language)
    const found: string[] = []
    const states = await page.locator('[data-state]').all()
    expect(states.length).toBeGreaterThan(20)
    // What a colour is does not depend on the language.
    for (const theme of language === 'de' ? themes : (['Light'] as const)) {
      await choose(page, theme)
      for (const [index, state] of states.entries())
        await test.step(`${await nameOf(state)}, ${theme}`, async () => {
          await openOverlay(page, state)
          for (const violation of await violationsOn(page, theme === 'Dark'))
            found.push(`${await nameOf(state)}, ${theme}: ${violation}`)
          if (shots)
            await page.screenshot({
              path: `${shots}/opened-${String(index).padStart(2, '0')}-${language}-${theme}.png`,
            })
          await closeOverlay(page)
        })
    }
    expect(found).toEqual([])
  })
}

/** Opens a section in a language and waits until all of it is there. */
async function open(page: Page, section: string, language: Language): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/gallery/${section}`)
  // The look into the cache of the server's answers is a part of the development server, not of the portal.
  await page.addStyleTag({ content: '.tsqd-parent-container { display: none }' })
  await page.getByRole('banner').getByRole('button', { name: languages[language] }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  const heading = page.getByRole('heading', { level: 1 }).first()
  await expect(heading).toBeVisible()
  if (section === 'fields') await expect(page.locator('[data-loading]')).toHaveCount(0)
  if (section === 'charts')
    await expect(page.locator('article:not([aria-busy=true]):not(:has(svg, table, [role=table]))')).toHaveCount(0)
}

async function choose(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.getByRole('button', { name: theme, exact: true }).click()
  await standsStill(page)
}

async function nameOf(state: Locator): Promise<string> {
  return await state.evaluate(
    (one) =>
      `${one.closest<HTMLElement>('[data-specimen]')?.dataset['specimen']}: ${(one as HTMLElement).dataset['state']}`,
  )
}

/** The last button of a state opens it; a tooltip comes by itself. */
async function openOverlay(page: Page, state: Locator): Promise<void> {
  const button = state.getByRole('button').or(state.getByRole('combobox')).last()
  if ((await nameOf(state)).endsWith('on hover')) await button.hover()
  else await button.click()
  await expect(page.locator(anyOverlay).first()).toBeVisible()
  await standsStill(page)
}

/** Esc closes what is open; what may not be closed has a button for it. */
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
