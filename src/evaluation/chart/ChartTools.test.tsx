import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { getBenchmark, getChart, getFigure, getSeries, item } from '#evaluation/types/definition/testSeries.ts'
import { useToasts } from '#ui/feedback/toasts.ts'
import { ChartFoot } from './ChartFoot.tsx'
import { ChartTools } from './ChartTools.tsx'
import { type Provenance, ProvenanceContext } from './provenance.ts'

vi.mock('#evaluation/chart/files/savedPicture.ts', () => ({
  toPng: async ({ chart }: { chart: { title: string } }) =>
    await Promise.resolve(new Blob([chart.title], { type: 'image/png' })),
}))
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('charts')
})
beforeEach(() => useToasts.setState({ kept: [], shown: [] }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const copied: Blob[] = []
class Item {
  readonly picture: Promise<Blob>
  constructor(items: Record<string, Promise<Blob>>) {
    this.picture = items['image/png'] ?? Promise.reject(new Error('no picture'))
  }
}
function setClipboard() {
  copied.length = 0
  vi.stubGlobal('ClipboardItem', Item)
  const write = async ([one]: Item[]) => {
    if (one) copied.push(await one.picture)
  }
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ write } as unknown as Clipboard)
}

async function copy({ snapshot = '', complete = true } = {}) {
  const user = userEvent.setup({ writeToClipboard: false })
  const provenance = { snapshot, evaluation: 'E' } as Provenance
  const series = getSeries({ items: [item('q1', 'Freundlichkeit')] }, () => getFigure([2, 3, 10, 30, 15]))
  const view = (
    <MemoryRouter>
      <ProvenanceContext value={async () => await Promise.resolve(provenance)}>
        <ChartTools
          chart={getChart('mean', { title: 'Zufriedenheit' })}
          filters={[]}
          filterText={() => ''}
          hasGivenUp={false}
          hidden={new Set()}
          isTable={false}
          palette="default"
          readAt={1}
          series={{ ...series, complete }}
          onTable={() => undefined}
        />
      </ProvenanceContext>
    </MemoryRouter>
  )
  render(view)
  await user.click(screen.getByRole('button', { name: /speichern$/ }))
  const entry = await screen.findByRole('menuitem', { name: 'Als Bild kopieren' })
  return { user, entry }
}
const shown = () => useToasts.getState().shown.map(({ text }) => text)

test('the picture of a chart is copied', async () => {
  const { user, entry } = await copy()
  setClipboard()
  await user.click(entry)
  await vi.waitFor(() => expect(shown()).toEqual(['Bild kopiert']))
  expect(await copied[0]?.text()).toBe('Zufriedenheit')
})

test('a browser that cannot copy pictures shows what to do instead', async () => {
  const { user, entry } = await copy()
  await user.click(entry)
  await vi.waitFor(() =>
    expect(shown()).toEqual(['Dieser Browser kann keine Bilder kopieren. Speichern Sie das Bild als PNG.']),
  )
})

test('nothing is copied from figures that are older than their stamp', async () => {
  const { user, entry } = await copy({ snapshot: 'newer' })
  setClipboard()
  await user.click(entry)
  await vi.waitFor(() => expect(shown()[0]).toMatch(/^Die Daten wurden soeben neu geladen/))
  expect(copied).toEqual([])
})

test('partial data is not copied [D-40]', async () => {
  const { entry } = await copy({ complete: false })
  expect(entry).toHaveAttribute('aria-disabled', 'true')
})

test('the foot has one plain line on verdicts, and the method behind it', async () => {
  vi.stubGlobal('matchMedia', () => new EventTarget())
  const known = { n: 500, mean: 3, sd: 1 }
  const parts = { items: [item('q1')], comparisons: 5, benchmarks: [getBenchmark('Schweiz', [known])] }
  render(
    <ChartFoot
      chart={getChart('mean', { viewSettings: { benchmark: true } })}
      data={null}
      elsewhere={new Set()}
      filterText={() => ''}
      hasGivenUp={false}
      isFiltered={false}
      isMethodElsewhere={false}
      series={getSeries(parts, () => getFigure([2, 3, 10, 30, 15]))}
    />,
  )
  const line = screen.getByText('5 Vergleiche; Zufallstreffer sind berücksichtigt. So wurde gerechnet')
  const method = screen.getByText(/gemeinsam angepasst nach Benjamini–Hochberg/)
  expect(line).toBeVisible()
  expect(method).not.toBeVisible()
  await userEvent.click(line)
  expect(method).toBeVisible()
})
