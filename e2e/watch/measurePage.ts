import type { Locator, Page } from '@playwright/test'
import { axeOn } from './axe.ts'
import { expect } from '../fixtures.ts'

/** A tab of the page of a measure. */
export const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** Checks that axe finds no violations. */
export async function look(page: Page, name: string): Promise<void> {
  const found: string[] = []
  await axeOn(page, found)(name)
  expect(found).toEqual([])
}

export async function reported(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible()
}
