import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { registry } from '#collections/registry.ts'
import { topicsOf } from './helpTopics.ts'

const words = ['de', 'fr', 'it'].map(
  (language) => JSON.parse(readFileSync(`locales/${language}/help.json`, 'utf8')) as Record<string, string>,
)
const areas = ['patzu', 'moniq', 'studek', 'rehaspez']
const addresses = [
  '/',
  '/irp',
  '/403',
  '/404',
  ...areas.map((area) => `/${area}`),
  ...[...registry.keys()].flatMap((path) => [`/${path}`, `/${path}/+`, `/${path}/1`]),
]

test.each(addresses)('there is help about %s, in three languages', (address) => {
  const topics = topicsOf(address, '')
  expect(topics.length).toBeGreaterThan(0)
  for (const topic of topics)
    for (const language of words)
      for (const key of [topic, `${topic}.text`])
        expect([key, language[key]?.trim()]).toEqual([key, expect.stringMatching(/^.{4}/)])
})

test.each([
  ['/results/evaluations', '', ['evaluations', 'list']],
  ['/results/evaluations/1', '', ['evaluation']],
  ['/results/evaluations/1', '?view=edit', ['editor']],
  ['/results/evaluations/1', '?view=settings', ['record']],
  ['/results/evaluations/+', '', ['record']],
  ['/results/measures/3', '?tab=family', ['measure', 'record']],
  ['/patzu/tokens/+', '', ['import']],
  ['/patzu/hospitals', '?page=2', ['list']],
  ['/patzu', '', ['dashboard']],
])('at %s%s the help is about %j', (pathname, search, topics) => {
  expect(topicsOf(pathname, search)).toEqual(topics)
})
