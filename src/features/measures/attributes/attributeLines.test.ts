import { expect, test } from 'vitest'
import { attributeLines, type Survey } from './attributeLines.ts'
import { allLines, narrowed } from './searchLines.ts'
import { getStep } from './getStep.ts'
import { surveyLanguages } from './surveyLanguages.ts'

const measure = {
  id: 3,
  default_attributes: [
    { key: 'q1', name: 'Behandlung', type: 'likert', scale: { min: 1, max: 5 } },
    { key: 'old', name: 'Alt', type: 'text' },
  ],
  parent_attributes: [
    { key: 'q1', name: 'vom Eltern' },
    { key: 'p1', name: 'Geerbt', type: 'number' },
  ],
  selected_attributes: ['q1', 'lost', 'p1'],
}
const survey: Survey = {
  isConnected: true,
  attributes: [
    { key: 'q1', name: 'Behandlung neu' },
    { key: 'q9', name: 'Neu', type: 'single', options: [{ value: 1, label: 'Ja' }] },
  ],
  questions: [{ id: 31, key: 'q1', question: '<p>Wie war <b>alles</b>?</p>', group: 7 }],
  groups: [{ id: 7, name: 'Aufenthalt' }],
}
const none: Survey = { isConnected: false, attributes: undefined, questions: undefined, groups: undefined }

test('own, new, inherited and lost attributes are in one table [RES-23, RES-24, RES-25]', () => {
  const lines = attributeLines(measure, survey, 'de')
  expect(lines.map(({ key, origin, isMissing }) => [key, origin, isMissing])).toEqual([
    ['q1', 'own', false],
    ['old', 'own', true],
    ['p1', 'parent', false],
    ['q9', 'survey', false],
    ['lost', 'gone', true],
  ])
  expect(lines[0]).toMatchObject({
    name: 'Behandlung',
    question: 'Wie war alles?',
    group: 'Aufenthalt',
    questionId: 31,
  })
  expect(lines[3]).toMatchObject({ options: '1 Ja' })
})

test('nothing is missing before the survey is loaded [RES-23]', () => {
  const missing = (from: Survey) =>
    attributeLines(measure, from, 'de')
      .filter(({ isMissing }) => isMissing)
      .map(({ key }) => key)
  expect(missing({ ...none, isConnected: true })).toEqual([])
  expect(missing(none)).toEqual(['lost'])
})

test('the table is filtered by text, group, type and selection [RES-16]', () => {
  const lines = attributeLines(measure, survey, 'de')
  const keys = (narrowing: Partial<typeof allLines>) =>
    narrowed(lines, { ...allLines, ...narrowing }, (key) => key === 'q1' || key === 'lost').map(({ key }) => key)
  expect(keys({})).toHaveLength(5)
  expect(keys({ search: ' BEHANDLUNG alles' })).toEqual(['q1'])
  expect(keys({ search: 'ja' })).toEqual(['q9'])
  expect(keys({ group: 'Aufenthalt' })).toEqual(['q1'])
  expect(keys({ type: 'number' })).toEqual(['p1'])
  expect(keys({ chosen: 'chosen' })).toEqual(['q1', 'lost'])
  expect(keys({ chosen: 'free' })).toEqual(['old', 'p1', 'q9'])
  expect(keys({ chosen: 'gone' })).toEqual(['old', 'lost'])
})

test('the arrow keys move through all rows', () => {
  expect(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'a'].map((key) => getStep(key, 3, 8))).toEqual([
    4,
    2,
    7,
    0,
    0,
    7,
    undefined,
  ])
})

test('a survey is read in the languages of its measure [RES-23]', () => {
  expect(surveyLanguages([3, 1, '2', 1, 9, null])).toEqual(['de', 'fr', 'it'])
  expect(surveyLanguages(undefined)).toEqual([])
})
