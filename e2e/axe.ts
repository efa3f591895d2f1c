import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Looks at a page with axe, light and dark, 1280 and 390 px wide; what is found is added to `found`. */
export function axeOn(page: Page, found: string[]): (name: string) => Promise<void> {
  return async (name) => {
    for (const width of [1280, 390])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        await standsStill(page)
        // Between the themes only colours differ.
        const axe = new AxeBuilder({ page }).setLegacyMode().options({ rules: { 'target-size': { enabled: true } } })
        const { violations } = await (colorScheme === 'dark' ? axe.withRules(['color-contrast', 'link-in-text-block']) : axe).analyze()
        found.push(...violations.map(({ id, nodes }) => `${name}, ${colorScheme}, ${width}: ${id} ${nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(' | ')}`))
      }
    await page.setViewportSize({ width: 1280, height: 900 })
  }
}

/** Waits until nothing has moved or changed its colour for three frames. */
async function standsStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let calm = 0; calm < 3; calm += 1) {
      await new Promise(requestAnimationFrame)
      const passing = document.getAnimations().filter(({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity)
      if (passing.length > 0) calm = -1
      await Promise.allSettled(passing.map(({ finished }) => finished))
    }
  })
}
