// The words of the three languages: the same keys and places everywhere, Swiss spelling, nothing empty, nothing unused.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const languages = ['de', 'fr', 'it']
const wrong = []
const read = (language, file) => JSON.parse(readFileSync(join('locales', language, file), 'utf8'))
const places = (text) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted().join()
const source = files('src').map((path) => readFileSync(path, 'utf8')).join('\n')

for (const file of readdirSync('locales/de')) {
  const german = read('de', file)
  for (const language of languages) {
    const words = read(language, file)
    for (const key of new Set([...Object.keys(german), ...Object.keys(words)])) {
      const where = `${language}/${file}: ${key}`
      if (!words[key]?.trim()) wrong.push(`${where} is missing`)
      else if (german[key] === undefined) wrong.push(`${where} is not in German`)
      else if (places(words[key]) !== places(german[key])) wrong.push(`${where} has other places than German`)
      if (words[key]?.includes('ß')) wrong.push(`${where} has an ß`)
    }
  }
  if (file === 'portal.json') for (const key of Object.keys(german)) if (!isUsed(key)) wrong.push(`de/${file}: ${key} is used nowhere`)
}
for (const line of wrong) console.error(line)
process.exit(wrong.length > 0 ? 1 : 0)

function isUsed(key) {
  if (source.includes(`'${key}'`) || source.includes(`"${key}"`)) return true
  const built = [...source.matchAll(/`([\w-]+\.)\$\{/g)].map(([, start]) => start)
  return built.some((start) => key.startsWith(start))
}

function files(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return files(path)
    return /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) ? [path] : []
  })
}
