import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { takeConfig } from '#api/config/config.ts'
import { getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { AskContext, type FigureInQuestion } from '#evaluation/board/ask/AskContext.ts'
import { getChoices } from '#evaluation/counting/choices.ts'
import { evaluateOverview } from '#evaluation/counting/overview/evaluateOverview.ts'
import { sameWords } from '#evaluation/counting/table/measureTable.ts'
import { attribute, chart, measureTable, source } from '#evaluation/counting/testRows.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { Overview } from './Overview.tsx'

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['charts', 'evaluation'])
})
const hideBelow = 5
beforeEach(() => void takeConfig({ smallGroups: { hideBelow } }))

const five = { min: 1, max: 5, reversed: false }
const of = source([
  attribute('q', 'likert', { scale: five }),
  attribute('r', 'likert', { scale: { ...five, reversed: true } }),
  attribute('day', 'date'),
])
const known = { n: 400, mean: 3, sd: 1 }
const benchmarks = [
  { id: 1, label: sameWords('Schweiz'), calculated: null, filters: [], means: { q: known, r: known } },
]
const charts = [
  chart('mean', ['q', 'r'], { i: 'means', benchmarks: [1], viewSettings: { benchmark: true } }),
  chart('timeline', ['q'], { i: 'over', benchmarks: [1], viewSettings: { benchmark: true }, timelineAttribute: 'day' }),
]
const results = fc.record({ q: fc.integer({ min: 1, max: 5 }), r: fc.integer({ min: 1, max: 5 }) })
const few = fc.array(results, { minLength: 2, maxLength: hideBelow - 1 })
type Answers = { q: number; r: number }
/**
 * 'Gross' has many answers in the last year; 'Klein' has only withheld people, and so has 'Gross' in the year before.
 */
const many = Array.from({ length: 90 }, (_, row) => ({
  content_object: row < 40 ? 'Gross' : 'Fremd',
  q: 1 + (row % 5),
  r: 1 + (row % 3),
  day: `2025-0${1 + (row % 9)}-01`,
}))

/** The overview as a reader of both clinics sees it, with all texts, positions and tooltips, and what a question sends. */
async function getPage(
  small: readonly Answers[],
  before: readonly Answers[],
  address: string,
): Promise<{ page: string; questions: FigureInQuestion[] }> {
  const rows = [
    ...many,
    ...small.map((own) => ({ ...own, content_object: 'Klein', day: '2025-02-01' })),
    ...before.map((own) => ({ ...own, content_object: 'Gross', day: '2024-02-01' })),
  ]
  const tables = [measureTable(rows, of)]
  const data = {
    choices: async (...[key, filters, language]: Parameters<Dataset['choices']>) =>
      await Promise.resolve(getChoices(key, filters, language, tables, hideBelow)),
    overview: async (question: Parameters<Dataset['overview']>[0]) =>
      await Promise.resolve(evaluateOverview(question, tables)),
  } as unknown as Dataset
  const questions: FigureInQuestion[] = []
  const { container, unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <ViewerContext value={getViewer({ isStaff: false })}>
          <AskContext value={(figure) => questions.push(figure)}>
            <Overview
              expected={2}
              benchmarks={benchmarks}
              stored={[]}
              charts={charts}
              data={data}
              filters={[]}
              lines={[]}
              isBeside={false}
              own={{ names: ['Gross', 'Klein'], isLoading: false }}
              rows="there"
              tables={{ result: new Map(), filterText: () => '', readAt: null }}
              getTitle={(i) => i}
              onFilter={() => undefined}
              onShow={() => undefined}
            />
          </AskContext>
        </ViewerContext>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(container.querySelector('p')).not.toBeNull())
  const page = container.innerHTML.replaceAll(/_r_\w+_|react-aria-?[\w:«»-]+/g, '')
  for (const button of container.querySelectorAll('button[aria-label^="Frage"]')) fireEvent.click(button)
  unmount()
  return { page: page + JSON.stringify(questions), questions }
}

test.each([
  ['a withheld clinic next to the benchmark', '/?institution=Klein'],
  ['a withheld clinic next to the other ones of the reader', '/?institution=Klein&against=others'],
  ['a clinic next to the withheld ones of the reader', '/?institution=Gross&against=others'],
  ['a clinic next to its withheld previous period', '/?institution=Gross&against=before'],
])('the overview reveals no answers of withheld people: %s [R07]', async (_, address) => {
  await fc.assert(
    fc.asyncProperty(few, few, fc.infiniteStream(results), async (small, before, others) => {
      const other = (own: readonly Answers[]) => own.map((one) => others.next().value ?? one)
      expect(await getPage(other(small), other(before), address)).toEqual(await getPage(small, before, address))
    }),
    { numRuns: 3 },
  )
})

test('a question about a withheld topic says so in place of its figure [R07]', async () => {
  const { questions } = await getPage([{ q: 5, r: 1 }], [], '/?institution=Klein')
  expect(questions.map(({ topic }) => topic?.words)).toEqual(
    Array.from({ length: 2 }, () => i18next.t('charts:sentence.withheld')),
  )
})
