import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { testRow } from '#api/testRow.ts'
import type { Collection } from '#engine/collection.ts'
import type { Labels } from '#engine/labels.ts'
import { testCollection } from '#engine/testCollection.ts'
import { getFacts } from './getFacts.ts'

const labels = { one: 'Ding', field: (name: string) => name } as Labels
const getTexts = (facts: Collection['facts'], row: object) =>
  getFacts(
    { ...testCollection, ...(facts && { facts }) },
    testRow({ id: 1, ...row }),
    labels,
    i18next.getFixedT('de', 'forms'),
  )

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('forms')
})

test('a fact without a word of its own has the label of its field', () => {
  expect(getTexts(['anqid'], { anqid: 7 })).toEqual(['Ding', 'anqid 7'])
  expect(getTexts(['anqid'], { anqid: null })).toEqual(['Ding'])
})

test('a fact in words counts a number, and what a value holds', () => {
  const sent = [{ field: 'anqid', word: 'fact.sent' }] as const
  expect(getTexts(sent, { anqid: 1 })).toEqual(['Ding', '1 E-Mail gesendet'])
  expect(getTexts(sent, { anqid: 1200 })[1]).toMatch(/^1.200 E-Mails gesendet$/)
  expect(getTexts(sent, { anqid: 0 })).toEqual(['Ding'])
  const means = [{ field: 'means', word: 'fact.attributes' }] as const
  expect(getTexts(means, { means: { a: { mean: 1 }, b: { mean: 2 } } })).toEqual(['Ding', '2 Attribute'])
  expect(getTexts(means, { means: {} })).toEqual(['Ding'])
})

test('a record without a word leaves the fact out', () => {
  const facts: Collection['facts'] = [
    { field: 'name', word: (row) => (getAtPath(row, 'name') === 'A' ? 'fact.planned' : undefined) },
  ]
  expect(getTexts(facts, { name: 'A' })).toEqual(['Ding', 'geplant für A'])
  expect(getTexts(facts, { name: 'B' })).toEqual(['Ding'])
})
