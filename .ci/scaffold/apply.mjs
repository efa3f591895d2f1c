import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Applies a change to this folder, whole or not at all, and overwrites no file; returns the touched paths. */
export function apply({ creates, translations, inserts }) {
  for (const path of Object.keys(creates)) if (existsSync(path)) throw new Error(`${path} is there already.`)
  const texts = new Map(Object.entries(creates))
  const getText = (path) => texts.get(path) ?? readFileSync(path, 'utf8')
  for (const { path, before, text } of inserts) {
    const parts = getText(path).split(before)
    if (parts.length !== 2) throw new Error(`${path} does not hold once: ${before.slice(0, 100)}`)
    texts.set(path, `${parts[0]}${text}${before}${parts[1]}`)
  }
  for (const [file, added] of Object.entries(translations)) {
    const path = `locales/${file}.json`
    texts.set(path, `${JSON.stringify({ ...JSON.parse(getText(path)), ...added }, null, 2)}\n`)
  }
  for (const [path, text] of texts) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return [...texts.keys()]
}
