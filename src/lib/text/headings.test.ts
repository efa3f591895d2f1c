import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plainWord, usualHeadings } from './headings.ts'
import { languages } from '#lib/languages.ts'

const columns = ['email', 'first_name', 'last_name', 'language', 'programme', 'object', 'role']
const tokenColumns = ['anqid', 'category', 'token', 'unitname']

function getLabels(language: string): Record<string, string> {
  return Object.assign(
    {},
    ...['fields', 'fields-patzu'].map(
      (name) => JSON.parse(readFileSync(`locales/${language}/${name}.json`, 'utf8')) as Record<string, string>,
    ),
  ) as Record<string, string>
}

test.each([
  ['people', columns],
  ['tokens', tokenColumns],
])('a template of %s in one language is recognised in the others', (_what, names) => {
  for (const language of languages)
    for (const column of names) {
      const heading = getLabels(language)[column] ?? ''
      const known = [column, ...usualHeadings(column)].map(plainWord)
      expect(known, `${language} ${column}`).toContain(plainWord(heading))
    }
})

test.each([columns, tokenColumns])('no heading stands for two columns of a file', (...names) => {
  const all = names.flatMap((column) => [...new Set([column, ...usualHeadings(column)].map(plainWord))])
  expect(all).toHaveLength(new Set(all).size)
})

test.each([
  ['e-mail', 'EMail'],
  ['N° ANQ', 'n anq'],
  ['Prénom *', 'PRENOM'],
])('%s and %s are one heading', (one, other) => {
  expect(plainWord(one)).toBe(plainWord(other))
})
