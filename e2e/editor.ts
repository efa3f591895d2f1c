import type { Locator, Page } from '@playwright/test'
import { questionnaires } from '../mocks/seed/attributes.ts'
import { getChart } from '../mocks/seed/charts.ts'
import { enterAs } from './actors.ts'
import { expect } from './fixtures.ts'
import type { Mock } from './mock.ts'

/** The request that saves the charts of evaluation 1. */
export const put = 'PUT results/evaluations/1/update_charts/'
/** A chart on the page, by its title. */
export const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
/** The form of a chart. */
export const dialog = (page: Page) => page.getByRole('dialog', { name: /Neues Diagramm|Diagramm bearbeiten/ })
/** A plausible chart of the first measure. */
export const own = (place: number, type: string, more: object = {}) => ({
  ...getChart(type, place, 1, questionnaires[0] ?? []),
  title: `Diagramm ${place + 1}`,
  ...more,
})
/** Saves the draft. */
export const saveButton = (page: Page) =>
  page.getByRole('group', { name: 'Bearbeiten', exact: true }).getByRole('button', { name: 'Speichern', exact: true })

type Stored = { i: string; type: string; title: string; x: number; y: number; w: number; h: number; data: object[] }
/** The charts of the last request. */
export const sent = async (mock: Mock) =>
  ((await mock.log(put)).at(-1)?.body as { charts: Stored[] } | undefined)?.charts ?? []

/** The editor of evaluation 1 with charts of the test. */
export async function openEditor(page: Page, mock: Mock, charts: object[]): Promise<void> {
  await mock.edit('results/evaluations', 1, { charts })
  await enterAs(page, mock, 'staff', '/results/evaluations/1?view=edit')
  await expect(page.getByRole('group', { name: 'Bearbeiten', exact: true })).toBeVisible()
}

/** Selects entries of a dropdown. */
export async function choose(place: Locator, page: Page, field: RegExp, options: string[]): Promise<void> {
  await place.getByRole('combobox', { name: field }).first().click()
  for (const name of options) {
    await page.getByRole('option', { name }).first().click()
  }
  // A multiple choice stays open.
  if (await page.getByRole('option').first().isVisible()) await page.keyboard.press('Escape')
}
