import type { Page } from '@playwright/test'
import { allKeys } from '../words.ts'

const keys = new Set(allKeys)

/** Texts and states that must never be on the page; empty where all is well. */
export async function wrongOn(page: Page): Promise<string[]> {
  const { text, controls } = await page.evaluate(() => ({
    text: document.body.innerText,
    controls: [
      ...document.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input:not(:disabled)'),
    ].filter((one) => one.checkVisibility()).length,
  }))
  const lines = text.split(/\n|\t/).map((line) => line.trim())
  return [
    ...(lines.every((line) => line === '') ? ['the page is blank'] : []),
    ...(controls === 0 ? ['there is no way on'] : []),
    ...lines
      .filter((line) => /\bundefined\b|\bNaN\b|\[object \w+\]|\{\{\w+\}\}/.test(line))
      .map((line) => `reads “${line}”`),
    ...lines.filter((line) => keys.has(line)).map((line) => `the key ${line} stands for its words`),
  ]
}

/** Waits until no violation is left, as a busy machine may need long, and returns the remaining ones. */
export async function lastingWrongs(page: Page, patience = 20_000): Promise<string[]> {
  const end = Date.now() + patience
  for (;;) {
    // A page that is reloading has nothing to read.
    const wrong = await wrongOn(page).catch(() => ['the page cannot be read'])
    if (wrong.length === 0 || Date.now() > end) return wrong
    await page.waitForTimeout(200)
  }
}
