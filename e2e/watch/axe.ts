import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** A theme and a width in pixels. Contrast is half of the time of axe; language and width rarely change it. */
type Look = { theme: 'light' | 'dark'; width: number; isWithoutContrast?: boolean }

export const narrow: Look = { theme: 'light', width: 390, isWithoutContrast: true }
/** What a journey looks at: both themes, and whatever a phone shows otherwise. */
const defaultLooks: readonly Look[] = [{ theme: 'light', width: 1280 }, { theme: 'dark', width: 1280 }, narrow]
/** Both themes at both widths. */
export const everyLook: readonly Look[] = [1280, 390].flatMap((width) => [
  { theme: 'light' as const, width },
  { theme: 'dark' as const, width },
])

/** Checks a page with axe in these looks, and adds violations to `found`. */
export function axeOn(
  page: Page,
  found: string[],
  looks: readonly Look[] = defaultLooks,
): (name: string) => Promise<void> {
  return async (name) => {
    for (const { theme, width, isWithoutContrast } of looks) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: theme })
      await standsStill(page)
      found.push(
        ...(await violationsOn(page, theme === 'dark', { isWithoutContrast })).map(
          (violation) => `${name}, ${theme}, ${width}: ${violation}`,
        ),
      )
    }
    await page.setViewportSize({ width: 1280, height: 900 })
  }
}

/** Waits until nothing has moved or changed colour for three frames. */
export async function standsStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let calm = 0; calm < 3; calm += 1) {
      await new Promise(requestAnimationFrame)
      const passing = document
        .getAnimations()
        .filter(
          ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
        )
      if (passing.length > 0) calm = -1
      await Promise.allSettled(passing.map(({ finished }) => finished))
    }
  })
}

type Parts = {
  /** Selectors of what alone is checked. */
  within?: readonly string[] | undefined
  isWithoutContrast?: boolean | undefined
}

/** Runs axe on a page or on these parts of it; only colours differ between the themes. */
export async function violationsOn(
  page: Page,
  onlyColours: boolean,
  { within, isWithoutContrast = false }: Parts = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return await page.evaluate(
    async ({ onlyColours, within, isWithoutContrast }) => {
      const { violations } = await window.axe.run(getContext(), {
        resultTypes: ['violations'],
        ...(onlyColours
          ? { runOnly: ['color-contrast', 'link-in-text-block'] }
          : { rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: !isWithoutContrast } } }),
      })
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ id, target: target.join(' ') })))
      const { scrollX, scrollY } = window
      const kept: string[] = []
      for (const { id, target } of found)
        if (id !== 'target-size' || (await isSmall(target))) kept.push(`${id} ${target}`)
      window.scrollTo(scrollX, scrollY)
      return kept

      function getContext(): Parameters<typeof axe.run>[0] {
        if (!within) return document
        return { include: within.filter((one) => document.querySelector(one)).map((one) => [one]) }
      }

      /** Whether something is too small even where no sticky element overlaps it. */
      async function isSmall(target: string): Promise<boolean> {
        document.querySelector(target)?.scrollIntoView({ block: 'center' })
        return (await window.axe.run(target, { runOnly: ['target-size'] })).violations.length > 0
      }
    },
    { onlyColours, within, isWithoutContrast },
  )
}
