import type { Page } from '@playwright/test'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { pressTool } from '../tools.ts'

/** The controls of bars at the bottom of the window that toasts cover, by their words. */
async function findCovered(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const toast = document.querySelector('section[data-react-aria-top-layer]')?.getBoundingClientRect()
    if (!toast) throw new Error('no toast is shown')
    return [
      ...document.querySelectorAll<HTMLElement>('[data-keep-clear] > *, [data-keep-clear] :is(a, button, select)'),
    ]
      .filter((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect()
        return left < toast.right && toast.left < right && top < toast.bottom && toast.top < bottom
      })
      .map((one) => one.innerText)
  })
}

/** Where toasts are: the distances from the left and from the bottom of the window. */
async function findCorner(page: Page): Promise<number[]> {
  return await page.evaluate(() => {
    const { left, bottom } = document.querySelector('section[data-react-aria-top-layer]')?.getBoundingClientRect() ?? {}
    return [left ?? 0, window.innerHeight - (bottom ?? 0)].map(Math.round)
  })
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`toasts cover no save bar and no pager at ${width} px [UI-01] @smoke`, async ({ page, mock }) => {
    await page.setViewportSize({ width, height })
    await enterAs(page, mock, 'staff', '/patzu/hospitals/3')
    const toast = page.getByRole('status').filter({ hasText: /«.+» (gespeichert|gelöscht)\.$/ })
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Clinique du Vallon SA')
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()
    await expect(toast).toBeInViewport()
    await expect.poll(async () => await findCovered(page)).toEqual([])
    expect((await toast.boundingBox())?.y).toBeGreaterThan(height / 2)
    const first = await findCorner(page)

    await pressTool(page, 'Löschen')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
    await expect(page.getByText('«Clinique du Vallon SA» gelöscht.')).toBeVisible()
    await expect(page.getByText(/^1–15 von \d+$/)).toBeVisible()
    await expect.poll(async () => await findCovered(page)).toEqual([])
    await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeInViewport()
    expect(await findCorner(page)).toEqual(first)
  })
