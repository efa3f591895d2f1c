import { expect, test } from 'vitest'
import { maxKept } from '#api/storage/devicePreferences.ts'
import { getNews, withOpened } from './news.ts'

const path = 'results/evaluations'
const [before, first, later, latest] = [
  '2026-01-01T08:00:00Z',
  '2026-02-01T08:00:00Z',
  '2026-03-01T08:00:00Z',
  '2026-04-01T08:00:00Z',
]
const visited = { lookedSince: first, opened: [] }

test('on a first visit nothing is new', () => {
  expect(getNews({ lookedSince: '', opened: [] }, path, { id: 1, created: latest, modified: latest })).toBeNull()
})

test.each([
  ['older than the first visit', { created: before, modified: before }, null],
  ['created since', { created: later, modified: latest }, 'new'],
  ['changed since', { created: before, modified: later }, 'changed'],
  ['without a time', { created: '', modified: null }, null],
  ['of a server without zones', { created: '2026-02-01T09:00:00', modified: '2026-02-01T09:00:00' }, null],
  ['that was only created', { created: later }, 'new'],
])('a record %s', (_, stamps, news) => {
  expect(getNews(visited, path, { id: 1, ...stamps })).toBe(news)
})

test('opening a record clears its mark until it changes again', () => {
  const row = { id: 1, created: later, modified: later }
  const kept = withOpened(visited, path, row)
  expect(getNews(kept, path, row)).toBeNull()
  expect(getNews(kept, path, { ...row, modified: latest })).toBe('changed')
  expect(getNews(kept, path, { ...row, id: 2 })).toBe('new')
  expect(getNews(kept, 'filemanager/files', row)).toBe('new')
})

test('a record that was opened before is no news, whatever the first visit', () => {
  const row = { id: 1, created: later, modified: later }
  expect(
    getNews({ ...withOpened({ lookedSince: '', opened: [] }, path, row), lookedSince: first }, path, row),
  ).toBeNull()
})

test('records that are no longer kept count as looked at', () => {
  const row = { id: 0, created: later, modified: later }
  let kept = withOpened(visited, path, row)
  for (let id = 1; id <= maxKept; id += 1) kept = withOpened(kept, path, { id, created: before, modified: before })
  expect(kept.opened).toHaveLength(maxKept)
  expect(getNews(kept, path, row)).toBeNull()
  expect(getNews(kept, path, { ...row, modified: latest })).toBe('changed')
})
