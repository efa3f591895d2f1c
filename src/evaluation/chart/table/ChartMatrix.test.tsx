import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import i18next from 'i18next'
import { beforeAll, expect, test, vi } from 'vitest'
import {
  getBenchmark,
  categories,
  getChart,
  getFigure,
  item,
  nobody,
  inLanguage,
  getSeries,
} from '#evaluation/types/definition/testSeries.ts'
import { toMatrix } from '#evaluation/types/table/toMatrix.ts'
import { stubResizeObserver } from '#ui/tables/testObserver.ts'
import edge from '#ui/tables/TableFrame.module.css'
import { ChartMatrix } from './ChartMatrix.tsx'

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('charts')
})

const clinics = categories('Klinik A', 'Klinik B', 'Klinik C')
const worse = { verdict: { word: 'worse', isClear: true } } as const
const figures = [
  [getFigure([0, 0, 10, 10, 0]), getFigure([5, 1, 0, 0, 0], { ...worse, invalid: 4 }), nobody],
  [getFigure([0, 0, 0, 9, 0]), { ...nobody, isWithheld: true }, nobody],
]
const series = getSeries(
  {
    items: [item('q1', 'Freundlichkeit'), item('q2', 'Information')],
    groups: clinics,
    benchmarks: [getBenchmark('Schweiz', [{ n: 2000, mean: 3.25, sd: 1 }, null])],
  },
  (index, group) => figures[index]?.[group] ?? nobody,
)
const chart = getChart('tableChart', { viewSettings: { benchmark: true, color_less_10: true } })
const show = (given = series) => render(<ChartMatrix chart={chart} label="Alle Werte" series={given} />)
const getText = (element: Element) => (element.textContent ?? '').replaceAll('\u00a0', ' ')
const rows = () =>
  screen
    .getAllByRole('row')
    .map((row) =>
      [...row.children].map(
        (cell) => [...cell.querySelectorAll('strong, span, small')].map(getText).join(' | ') || getText(cell),
      ),
    )

test('shows a row per group and a column per item', () => {
  show()
  expect(rows()).toEqual([
    ['Gruppe', 'Freundlichkeit', 'Information'],
    ['Klinik A', '3.50 | n = 20', '4.00 | n = 9'],
    ['Klinik B', '1.17 | n = 6 | deutlich schlechter', 'nicht gezeigt'],
    ['Klinik C', 'keine Daten', '-'],
    ['Benchmark Schweiz', "3.25 | n = 2'000", '-'],
  ])
  expect(screen.queryByText(/SD|\[/)).toBeNull()
})

test('shows deviation and interval on demand', async () => {
  show()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mit Streuung und Intervall' }))
  expect(rows()[1]?.[1]).toBe('3.50 | n = 20 | SD 0.51 | [3.25 – 3.75]')
  expect(rows()[2]?.[1]).toMatch(/Ungültig 4/)
  expect(rows()[4]?.[1]).toBe("3.25 | n = 2'000 | SD 1.00")
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mit Streuung und Intervall' }))
  expect(rows()[1]?.[1]).toBe('3.50 | n = 20')
})

test('sorts by an item or by the groups with missing values last [X12]', async () => {
  show()
  const order = () =>
    rows()
      .slice(1)
      .map(([name]) => name)
  await userEvent.click(screen.getByRole('button', { name: 'Freundlichkeit' }))
  expect(screen.getByRole('columnheader', { name: 'Freundlichkeit' })).toHaveAttribute('aria-sort', 'descending')
  expect(order()).toEqual(['Klinik A', 'Klinik B', 'Klinik C', 'Benchmark Schweiz'])
  await userEvent.click(screen.getByRole('button', { name: 'Freundlichkeit' }))
  expect(order()).toEqual(['Klinik B', 'Klinik A', 'Klinik C', 'Benchmark Schweiz'])
  await userEvent.click(screen.getByRole('button', { name: 'Gruppe' }))
  await userEvent.click(screen.getByRole('button', { name: 'Gruppe' }))
  expect(order()).toEqual(['Klinik C', 'Klinik B', 'Klinik A', 'Benchmark Schweiz'])
})

test('keeps its order when deviation and interval are added', async () => {
  const given = getSeries({ items: series.items, groups: categories('Klinik A', 'Klinik B') }, (index, group) =>
    getFigure(index === group ? [0, 0, 10, 0, 0] : [5, 0, 0, 0, 25]),
  )
  show(given)
  const order = () => rows().flatMap(([name = '']) => (name.startsWith('Klinik') ? name : []))
  await userEvent.click(screen.getByRole('button', { name: 'Information' }))
  expect(order()).toEqual(['Klinik A', 'Klinik B'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mit Streuung und Intervall' }))
  expect(order()).toEqual(['Klinik A', 'Klinik B'])
  expect(screen.getByRole('columnheader', { name: 'Information' })).toHaveAttribute('aria-sort', 'descending')
})

test('copies every figure in a column of its own', async () => {
  const user = userEvent.setup()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  show()
  await user.click(screen.getByRole('button', { name: 'Freundlichkeit' }))
  await user.click(screen.getByRole('button', { name: 'Freundlichkeit' }))
  await user.click(screen.getByRole('button', { name: 'Tabelle kopieren' }))
  expect(write.mock.calls[0]?.[0].split('\n').slice(0, 3)).toEqual([
    'Gruppe\tFreundlichkeit\tFreundlichkeit: n\tInformation\tInformation: n',
    expect.stringMatching(/^Klinik B\t1\.1666\d*\t6\t\tnicht gezeigt$/),
    'Klinik A\t3.5\t20\t4\t9',
  ])
})

test('copies the digits that are shown where small groups are withheld', async () => {
  const user = userEvent.setup()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  show({ ...series, hideBelow: 5 })
  await user.click(screen.getByRole('checkbox', { name: 'Mit Streuung und Intervall' }))
  await user.click(screen.getByRole('button', { name: 'Tabelle kopieren' }))
  const [, , copied = ''] = write.mock.calls[0]?.[0].split('\n') ?? []
  expect(copied).toBe('Klinik B\t1.17\t6\t0.41\t0.8\t1.53\t4\t\tnicht gezeigt\t\t\t\t')
})

test('marks its edge while columns are out of view', () => {
  const widths = [
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900),
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300),
  ]
  stubResizeObserver()
  show()
  expect(screen.getByRole('region', { name: 'Alle Werte' })).toHaveClass(edge.more ?? '')
  for (const width of widths) width.mockRestore()
})

test('marks a figure of few people', () => {
  show()
  const cells = within(screen.getAllByRole('row')[1] ?? document.body).getAllByRole('cell')
  expect(cells.map(({ className }) => /small/.test(className))).toEqual([false, true])
})

test('no cell holds a withheld figure', () => {
  const secret = 4.4321
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), fc.boolean(), (withheld, isSpread) => {
      const given = getSeries({ items: series.items, groups: clinics }, (index, group) => ({
        ...getFigure([0, 0, 10, 10, 0]),
        ...(withheld[index * 3 + group] && {
          isWithheld: true,
          n: 777_777,
          mean: secret,
          sd: secret,
          low: secret,
          high: secret,
        }),
      }))
      const text = JSON.stringify(toMatrix({ series: given, chart, t: inLanguage('de'), language: 'de' }, isSpread))
      expect(text).not.toMatch(/4\.4321|777777/)
    }),
    { numRuns: 60 },
  )
})
