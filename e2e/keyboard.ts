import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'

/** Goes on with Tab until the wanted element has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor()
  for (let step = 0; step < 40; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(wanted)}`)
}

/** The words of the public pages. */
export function doorWords(language: 'de' | 'fr' | 'it'): (key: string) => string {
  const words = { ...read(language, 'portal'), ...read(language, 'doors') }
  return (key) => {
    const text = words[key]
    if (text === undefined) throw new Error(`there is no word ${key}`)
    return text
  }
}

function read(language: string, file: string): Record<string, string> {
  return JSON.parse(readFileSync(`locales/${language}/${file}.json`, 'utf8')) as Record<string, string>
}
