import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { useChartLegend } from '#evaluation/chart/boardLegend.ts'
import type { SharedLegend as Legend } from '#evaluation/types/option/grids/sharedLegend.ts'
import { SharedLegend } from './SharedLegend.tsx'

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['evaluation', 'charts'])
})

const legend: Legend = {
  entries: [
    { key: 'part Klinik A 0', label: 'Klinik A', sign: { color: '#0072b2' } },
    { key: 'benchmark Schweiz 0', label: 'Benchmark: Schweiz', sign: { dash: [6, 4] } },
  ],
  signs: [{ sign: '▲', text: 'besser', isGood: true }],
  keys: { a: ['part Klinik A 0', 'benchmark Schweiz 0'], b: ['part Klinik A 0'] },
  texts: { b: ['besser'] },
}

/** A chart in place of the real one: what it hides, and what it leaves to the page. */
function FakeChart({ i }: { i: string }) {
  const { hidden, elsewhere, signsElsewhere, onHidden } = useChartLegend(i)
  return (
    <section aria-label={i}>
      <p>{`hides ${[...hidden].join(', ')}`}</p>
      <p>{`leaves out ${[...elsewhere].join(', ')}`}</p>
      <p>{`leaves out the signs ${[...signsElsewhere].join(', ')}`}</p>
      <button type="button" onClick={() => onHidden(new Set([...hidden, 'part Frau 0']))}>
        own
      </button>
    </section>
  )
}

function show(given = legend) {
  return render(
    <SharedLegend legend={given}>
      {['a', 'b', 'c'].map((i) => (
        <FakeChart i={i} key={i} />
      ))}
    </SharedLegend>,
  )
}
const chart = (i: string) => within(screen.getByRole('region', { name: i }))
const entry = (name: string) =>
  within(screen.getByRole('group', { name: 'Legende der Diagramme' })).getByRole('button', { name })

test('an entry hides its series with the keys in all charts that have it, and in no other', async () => {
  show()
  const user = userEvent.setup()
  await user.tab()
  expect(entry('Klinik A')).toHaveFocus()
  expect(entry('Klinik A')).toHaveAttribute('aria-pressed', 'true')
  await user.keyboard(' ')
  expect(entry('Klinik A')).toHaveAttribute('aria-pressed', 'false')
  expect(chart('a').getByText('hides part Klinik A 0')).toBeVisible()
  expect(chart('b').getByText('hides part Klinik A 0')).toBeVisible()
  expect(chart('c').getByText('hides')).toBeVisible()
  await user.keyboard(' ')
  expect(chart('a').getByText('hides')).toBeVisible()
})

test('a chart leaves out exactly the entries that the page explains for it', () => {
  show()
  expect(chart('a').getByText('leaves out part Klinik A 0, benchmark Schweiz 0')).toBeVisible()
  expect(chart('b').getByText('leaves out part Klinik A 0')).toBeVisible()
  expect(chart('c').getByText('leaves out')).toBeVisible()
})

test('a chart leaves out the signs that the page explains for it, but not on paper', () => {
  show()
  expect(screen.getByRole('list', { name: /^Vergleich mit dem Benchmark/ })).toHaveTextContent('▲ besser')
  expect(chart('b').getByText('leaves out the signs besser')).toBeVisible()
  expect(chart('a').getByText('leaves out the signs')).toBeVisible()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(chart('b').getByText('leaves out the signs')).toBeVisible()
  act(() => void window.dispatchEvent(new Event('afterprint')))
})

test('a series hidden in the legend of its chart stays hidden when the page shows others again', async () => {
  show()
  const user = userEvent.setup()
  await user.click(entry('Klinik A'))
  await user.click(chart('a').getByRole('button', { name: 'own' }))
  expect(chart('a').getByText('hides part Frau 0, part Klinik A 0')).toBeVisible()
  await user.click(entry('Klinik A'))
  expect(chart('a').getByText('hides part Frau 0')).toBeVisible()
})

test('on paper a chart explains all of its series, and hides the same', async () => {
  show()
  await userEvent.click(entry('Klinik A'))
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(chart('a').getByText('leaves out')).toBeVisible()
  expect(chart('a').getByText('hides part Klinik A 0')).toBeVisible()
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(chart('a').getByText('leaves out part Klinik A 0, benchmark Schweiz 0')).toBeVisible()
})

test('there is no legend without shared entries', () => {
  show({ entries: [], signs: [], keys: {}, texts: {} })
  expect(screen.queryByRole('group')).toBeNull()
})
