import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '#lib/languages.ts'

type Words = { [key: string]: string }
const getTexts = (language: string, file: string): Words =>
  JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8')) as Words

test.each(languages)('the help in %s calls controls by their names on screen', (language) => {
  const files = readdirSync(`locales/${language}`).filter((file) => file !== 'help.json')
  const onScreen = new Set(files.flatMap((file) => Object.values(getTexts(language, file))))
  const named = Object.entries(getTexts(language, 'help.json')).flatMap(([key, text]) =>
    [...text.matchAll(/«\s*([^»]+?)\s*»/g)].map(([, name]) => ({ key, name })),
  )
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter(({ name }) => !onScreen.has(name ?? ''))).toEqual([])
})
