import { expect, test } from 'vitest'
import { findIgnoredFilters } from './ignoredFilters.ts'

const row = {
  id: 1,
  measure: 2,
  hospital_id: { id: 5, name: 'Klinik' },
  name: 'Zürich Süd',
  accepted: false,
  created: '2026-03-01T10:00:00+01:00',
  date: null,
  measures: [3, 4],
  app_permissions: [
    { content_type: 20, role: 1 },
    { content_type: 30, role: null },
  ],
}

test.each([
  { measure: 2 },
  { measure: '2' },
  { hospital_id: 5 },
  { name__icontains: 'zurich' },
  { accepted: false },
  { created__gte: '2026-03-01T00:00:00+01:00', created__lte: '2026-03-01T23:59:59+01:00' },
  { measures: 4 },
  { measure__in: '1,2' },
  { app_permissions__content_type: 30 },
  { app_permissions__role__isnull: true },
])('matching rows report nothing about %j', (query) => {
  expect(findIgnoredFilters(query, [row])).toEqual([])
})

test.each([
  { measure: 1 },
  { hospital_id: 6 },
  { name__icontains: 'bern' },
  { accepted: true },
  { created__gte: '2026-03-02T00:00:00+01:00' },
  { created__lte: '2026-02-28T00:00:00+01:00' },
  { date__gte: '2026-03-02' },
  { measures: 9 },
  { measure__in: '1,3' },
  { app_permissions__role: 2 },
])('a row that does not match reports that %j was ignored', (query) => {
  expect(findIgnoredFilters(query, [row])).toEqual(Object.keys(query))
})

test('a filter on a missing key reports nothing', () => {
  const query = {
    adminCheck: 1,
    measure_id__year: 2025,
    hospital_id__year: 2025,
    search: 'x',
    ordering: 'name',
    size: 15,
  }
  expect(findIgnoredFilters(query, [row])).toEqual([])
  expect(findIgnoredFilters({ measure: 1 }, [])).toEqual([])
})

test.each([
  [{ hospital_id: 6 }, { id: 1, hospital: { id: 5 } }],
  [{ hospital: 6 }, { id: 1, hospital_id: 5 }],
])('%j is compared with the relation under any name of the server', (query, other) => {
  expect(findIgnoredFilters(query, [other])).toEqual(Object.keys(query))
})
