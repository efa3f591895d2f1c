import { readFileSync } from 'node:fs'

/** What the portal says for a key in any of its languages, for people whose own language is not German. */
export function said(key: string): RegExp {
  const texts = ['de', 'fr', 'it'].map((language) => {
    const words = JSON.parse(readFileSync(`locales/${language}/portal.json`, 'utf8')) as Record<string, string>
    return (words[key] ?? '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\\\{\w+\\\}/g, '.*')
  })
  return new RegExp(`^(${texts.join('|')})$`)
}
