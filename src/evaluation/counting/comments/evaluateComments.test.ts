import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attribute, chart as chartFor, measureTable, source } from '#evaluation/counting/testRows.ts'
import type { CommentsQuestion } from '#evaluation/model/comments.ts'
import { evaluateComments } from './evaluateComments.ts'
import { commentsQuestion } from './testQuestion.ts'

const of = source([
  attribute('ward', 'single', { options: ['a', 'b', 'c'] }),
  attribute('sex', 'single', { options: [1, 2] }),
  attribute('said', 'text'),
  attribute('more', 'text'),
])
const listed = ['said', 'more']
type Row = {
  said?: unknown
  more?: unknown
  ward?: string
  sex?: number
  content_object?: string
  object_id?: number
  created?: string
}
const table = (rows: readonly Row[]) => measureTable(rows, of, [], listed)
const chart = chartFor('comments', ['said'], { groups: [{ attribute: 'ward' }] })
const ask = (rows: readonly Row[], more: Partial<CommentsQuestion> = {}) =>
  evaluateComments(commentsQuestion(chart, { hideBelow: 5, readable: { names: ['Klinik'], ids: [3] }, ...more }), [
    table(rows),
  ])
const people = (count: number, more: Row = {}, from = 0): Row[] =>
  Array.from({ length: count }, (_, index) => ({ said: `Text ${from + index}`, ward: 'a', sex: 1, ...more }))
const texts = (page: ReturnType<typeof ask>) => page.texts.map(({ text }) => text).toSorted()

test.each<[string, CommentsQuestion['readable']]>([
  ['a hospital', { names: ['Klinik'], ids: [3] }],
  ['staff', 'all'],
])('below ten people %s reads nothing', (_who, readable) => {
  const page = ask([...people(9), ...people(30, { said: '' })], { readable })
  expect(page).toMatchObject({ state: 'few', written: 0, found: 0, texts: [], themes: [], places: [] })
  expect(ask(people(10), { readable })).toMatchObject({ state: 'shown', written: 10, found: 10 })
})

test('a higher limit of the deployment counts', () => {
  expect(ask(people(14), { hideBelow: 15 }).state).toBe('few')
  expect(ask(people(15), { hideBelow: 15 }).state).toBe('shown')
})

test('two texts of one person are of one person', () => {
  const both = chartFor('comments', ['said', 'more'])
  expect(ask(people(9, { more: 'auch' }), { chart: both }).state).toBe('few')
  const page = ask(people(10, { more: 'auch' }), { chart: both })
  expect(page).toMatchObject({ state: 'shown', written: 20 })
  expect(new Set(page.texts.map(({ question }) => question.de))).toEqual(new Set(['said', 'more']))
})

test('texts of other institutions are never returned, neither by name nor by id [D-90]', () => {
  const other = fc.record({
    name: fc.constantFrom('Klinik', 'Andere', ''),
    id: fc.constantFrom(3, 4),
    text: fc.string({ minLength: 1, maxLength: 8 }),
  })
  fc.assert(
    fc.property(fc.array(other, { maxLength: 60 }), (given) => {
      const rows = given.map(({ name, id, text }) => ({
        said: `${name === 'Klinik' && id === 3 ? 'own' : 'foreign'} ${text}`,
        content_object: name,
        object_id: id,
      }))
      const page = ask(rows, { themes: [{ id: 't', texts: rows.map((_, row) => `1:${row + 1}:said`) }], search: '' })
      expect(JSON.stringify(page)).not.toContain('foreign')
      expect(page.written).toBe(page.texts.length)
      expect(page.themes).toEqual(page.state === 'shown' ? [{ id: 't', count: page.written }] : [])
    }),
  )
  expect(ask(people(20), { readable: { names: [], ids: null } }).state).toBe('few')
})

test('a filter that leaves fewer than ten people outside shows nothing, but to staff', () => {
  const rows = [...people(20), ...people(4, { sex: 2 }, 100)]
  const filters = [{ attribute: 'sex', operator: 'in' as const, values: [1] }]
  expect(ask(rows, { filters }).state).toBe('rest')
  expect(ask(rows, { filters, readable: 'all' })).toMatchObject({ state: 'shown', written: 20 })
  expect(ask([...rows, ...people(6, { sex: 2 }, 200)], { filters })).toMatchObject({ state: 'shown', written: 20 })
  // Each filter alone leaves out enough, the second one next to the first does not.
  const two = [...filters, { attribute: 'ward', operator: 'in' as const, values: ['a'] }]
  const wards = [...people(20), ...people(4, { ward: 'b' }, 100), ...people(30, { ward: 'b', sex: 2 }, 200)]
  expect(ask(wards, { filters: two }).state).toBe('rest')
})

test('a filter of the page about something that the measure does not have shows nothing', () => {
  expect(ask(people(20), { filters: [{ attribute: 'x', operator: 'in', values: [1] }] }).state).toBe('unknown')
})

test('the search folds case and accents and takes several words', () => {
  const rows = [
    ...people(12),
    { said: 'Das Essen war zu KALT' },
    { said: 'Les repas étaient très bons, sœur Anne' },
    { said: 'Größe der Zimmer' },
  ]
  const find = (search: string) => texts(ask(rows, { search }))
  expect(find('kalt essen')).toEqual(['Das Essen war zu KALT'])
  expect(find('ETAIENT soeur')).toEqual(['Les repas étaient très bons, sœur Anne'])
  expect(find('grösse')).toEqual(['Größe der Zimmer'])
  expect(find('kalt repas')).toEqual([])
  expect(ask(rows, { search: 'kalt' })).toMatchObject({ found: 1, written: 15 })
})

test('a text has its ward where ten people of it wrote', () => {
  const page = ask([...people(20), ...people(12, { ward: 'b' }, 100), ...people(3, { ward: 'c' }, 200)])
  const wards = new Map(page.texts.map(({ text, place }) => [text, place?.label.de ?? null]))
  expect(wards.get('Text 0')).toBe('ward a')
  expect([wards.get('Text 100'), wards.get('Text 200')]).toEqual([null, null])
  expect(page.places).toEqual([{ value: 'a', written: 20 }])
})

test('ward and month together are those of ten people', () => {
  const at = (month: string) => `2026-${month}-15T10:00:00+01:00`
  const page = ask([
    ...people(12, { created: at('01') }),
    ...people(4, { created: at('02') }, 100),
    ...people(10, { ward: 'b', created: at('01') }, 200),
    ...people(11, { ward: 'b', created: at('02') }, 300),
  ])
  const periods = new Map(page.texts.map(({ text, period }) => [text, period]))
  expect(periods.get('Text 0')).toEqual({ from: '2026-01', to: '2026-03' })
  expect(periods.get('Text 100')).toEqual({ from: '2026-01', to: '2026-03' })
  expect(periods.get('Text 200')).toEqual({ from: '2026-01', to: '2026-01' })
  // The newest first.
  expect(page.texts[0]?.period).toEqual({ from: '2026-01', to: '2026-03' })
  expect(page.texts.at(-1)?.period).toEqual({ from: '2026-01', to: '2026-01' })
})

test('themes are counted under the filters, and narrow the list', () => {
  const rows = [...people(20), ...people(15, { sex: 2 }, 100)]
  const themes = [{ id: 'food', texts: ['1:1:said', '1:2:said', '1:21:said', '1:999:said', 'odd'] }]
  expect(ask(rows, { themes }).themes).toEqual([{ id: 'food', count: 3 }])
  const filters = [{ attribute: 'sex', operator: 'in' as const, values: [1] }]
  expect(ask(rows, { themes, filters }).themes).toEqual([{ id: 'food', count: 2 }])
  expect(texts(ask(rows, { only: themes[0]?.texts ?? [] }))).toEqual(['Text 0', 'Text 1', 'Text 100'])
  expect(ask(rows, { except: themes[0]?.texts ?? [] })).toMatchObject({ found: 32, written: 35 })
})

test('ids whose row is gone are named only where all rows are read', () => {
  const stored = ['1:1:said', '1:77:said', '1:1:unread', '2:1:said', 'odd']
  expect(ask(people(10), { stored }).gone).toEqual(['1:77:said'])
  const part = table(people(10))
  const page = evaluateComments(commentsQuestion(chart, { stored }), [
    { ...part, table: { ...part.table, complete: false } },
  ])
  expect(page).toMatchObject({ state: 'shown', complete: false, gone: [] })
})

test('texts that were not read are off', () => {
  const page = evaluateComments(commentsQuestion(chart), [measureTable(people(20), of)])
  expect(page).toMatchObject({ state: 'off', texts: [] })
})

test('blank texts and missing ones are no texts, and invisible signs are taken out', () => {
  const odd = [' ', 'NA', null, 3, ['x'], '\u202Eabc\u200B', '=cmd|x']
  const page = ask([...people(12), ...odd.map((said) => ({ said }))])
  expect(texts(page).filter((text) => !text.startsWith('Text'))).toEqual(['3', '=cmd|x', 'abc'])
})
