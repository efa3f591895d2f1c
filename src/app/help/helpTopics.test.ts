// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { registry } from '#collections/registry.ts'
import { getTopics } from './helpTopics.ts'
import { pages, routes } from '#app/routes/router.tsx'

const words = ['de', 'fr', 'it'].map(
  (language) => JSON.parse(readFileSync(`locales/${language}/help.json`, 'utf8')) as Record<string, string>,
)
const addresses = [
  ...pages.map(({ path }) => path),
  ...[...registry.keys()].flatMap((path) => [`/${path}`, `/${path}/+`, `/${path}/1`]),
]

function topicsAt(address: string): readonly string[] {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const page = matchRoutes(routes, pathname)?.at(-1)
  return page ? getTopics({ params: page.params, handle: page.route.handle }, searchParams.get('view')) : []
}

test.each(addresses)('has help about %s in three languages', (address) => {
  const topics = topicsAt(address)
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
  ['/results/evaluations/1', '?view=constructor', ['evaluation']],
  ['/results/importer/+', '', ['import']],
  ['/results/importer/4', '', ['record']],
  ['/accounts/invitations/+', '', ['invite', 'record']],
  ['/accounts/invitations/4', '', ['record']],
  ['/mailer/mailjobs/+', '', ['mailing', 'record']],
  ['/filemanager/files', '', ['files', 'list']],
  ['/accounts/versions', '', ['activities', 'list']],
  ['/', '', ['home']],
  ['/irp', '', ['reviews']],
  ['/404', '', ['lost']],
  ['/accounts', '', ['lost']],
  ['/patzu', '', ['dashboard']],
])('at %s%s the help is about %j', (pathname, search, topics) => {
  expect(topicsAt(pathname + search)).toEqual(topics)
})
