import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { saveBlob } from '#api/files/download.ts'
import { chartTypes, hasFigures } from '#evaluation/types/definition/chartTypes.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Problem, Series } from '#evaluation/model/series.ts'
import { report } from '#lib/report.ts'
import { useToasts } from '#ui/feedback/toasts.ts'
import { ChartCard } from './ChartCard.tsx'
import { ProvenanceContext } from './provenance.ts'
import {
  getBox,
  categories,
  getChart,
  getFigure,
  item,
  nobody,
  inLanguage,
  getSeries,
} from '#evaluation/types/definition/testSeries.ts'

vi.mock('#api/files/download.ts', () => ({ saveBlob: vi.fn() }))

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('charts')
  // Longer than the default: lazy chunks of a card load slowly on a busy machine.
  await import('#ui/overlays/MenuPanel.tsx')
}, 30_000)
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  // jsdom has no layout: every element gets the width of a card.
  for (const side of ['clientWidth', 'offsetWidth'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(600)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})

const clinics = categories('Klinik A', 'Klinik B', 'Klinik C')
const series = getSeries(
  { items: [item('q1', 'Freundlichkeit')], groups: clinics, invalid: 3 },
  (_item, group) =>
    [
      getFigure([0, 0, 10, 10, 0], { box: getBox(1, 2, 3, 4, 5) }),
      getFigure([5, 1, 0, 0, 0], { box: getBox(1, 1, 1, 1, 2) }),
      nobody,
    ][group] ?? nobody,
)

function show(given: Series | null, chart: Chart = getChart('mean')) {
  return render(
    <MemoryRouter>
      <ChartCard chart={chart} filters={['Jahr: 2024']} menu={<button type="button">Menü</button>} series={given} />
    </MemoryRouter>,
  )
}
const rowsShown = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )

test('a card shows its title, its notes and its menu', async () => {
  show(series, getChart('mean', { subtitle: 'Alle Kliniken' }))
  expect(screen.getByRole('article', { name: 'Zufriedenheit der Patientinnen und Patienten' })).toBeVisible()
  expect(screen.getByText('Alle Kliniken')).toBeVisible()
  expect(screen.getByText(/26 Antworten · 1'234 Fragebogen/)).toBeVisible()
  expect(screen.getByText('3 ungültige Antworten sind nicht mitgezählt.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Menü' })).toBeVisible()
  expect(
    await screen.findByRole('figure', { name: /Mittelwerte, 26 Antworten\. 2 Werte zwischen 1\.17 und 3\.50\.$/ }),
  ).toBeVisible()
})

test('a picture has its title and its verdicts as its accessible name [X06]', async () => {
  const judged = getSeries({ items: [item('q1', 'Freundlichkeit')], groups: clinics }, (_item, group) =>
    getFigure([0, 0, 10, 10, 0], { verdict: { word: group === 0 ? 'worse' : 'unclear', isClear: false } }),
  )
  show(judged)
  const points = await screen.findByRole('slider', {
    name: /^Zufriedenheit der .*Mittelwerte.* Gegenüber Benchmark: schlechter 1, kein gesicherter Unterschied 2\.$/,
  })
  expect(points).toHaveAttribute('aria-valuetext', expect.stringContaining('Mit den Pfeiltasten'))
})

test('the arrow keys move through the points of a picture [X06, X07]', async () => {
  show(series)
  const points = await screen.findByRole('slider')
  points.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(points).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^Klinik A\. 3\.50, \[3\.25 – 3\.75\], n\s=\s20/),
  )
  await userEvent.keyboard('{End}')
  expect(points).toHaveAttribute('aria-valuetext', expect.stringContaining('Klinik C. keine Daten'))
})

test.each(chartTypes.filter((type) => hasFigures({ type })))(
  '%s has its numbers as a table [EVAL-06, X07]',
  async (type) => {
    show(series, getChart(type))
    if (type !== 'tableChart') await userEvent.click(screen.getByRole('button', { name: /^Tabelle anzeigen/ }))
    const table = screen.getByRole('table')
    // The matrix of a table has its n below the mean.
    if (type === 'tableChart') expect(within(table).getByText('n = 20')).toBeVisible()
    else expect(within(table).getByRole('columnheader', { name: 'n' })).toBeVisible()
    expect(within(table).getAllByText('Klinik A').length).toBeGreaterThan(0)
    expect(within(table).getAllByText('keine Daten').length).toBeGreaterThan(0)
  },
)

test('a timeline without any readable day says how many answers lack one', () => {
  show({ ...series, groups: [], panels: [{ split: null, rows: 50, figures: [[]] }], undated: 50 }, getChart('timeline'))
  expect(
    screen.getByText(/^Keine der Antworten hat ein lesbares Datum \(50 Antworten ohne lesbares Datum\)\./),
  ).toBeVisible()
})

describe('the table', () => {
  test('sorts by a column with missing values last [X12]', async () => {
    show(series, getChart('mean'))
    await userEvent.click(screen.getByRole('button', { name: /^Tabelle anzeigen/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Mittelwert' }))
    expect(screen.getByRole('columnheader', { name: 'Mittelwert' })).toHaveAttribute('aria-sort', 'descending')
    expect(rowsShown().map(([, mean]) => mean)).toEqual(['3.50', '1.17', 'keine Daten'])
    await userEvent.click(screen.getByRole('button', { name: 'Mittelwert' }))
    expect(rowsShown().map(([, mean]) => mean)).toEqual(['1.17', '3.50', 'keine Daten'])
  })
  test('copies the rows in their current order', async () => {
    const user = userEvent.setup()
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    show(series, getChart('mean'))
    await user.click(screen.getByRole('button', { name: /^Tabelle anzeigen/ }))
    await user.click(screen.getByRole('button', { name: 'Tabelle kopieren' }))
    expect(write.mock.calls[0]?.[0].split('\n').slice(0, 2)).toEqual([
      'Gruppe\tn\tMittelwert\tSD\t95-%-Intervall von\t95-%-Intervall bis\tUngültig',
      expect.stringMatching(/^Klinik A\t20\t3\.5\t0\.51/),
    ])
    expect(useToasts.getState().kept[0]?.text).toBe('Tabelle kopiert.')
  })
})

test('saves no file from rows of different versions', async () => {
  const provenance = {
    evaluation: 'E',
    institutions: '25 Institutionen',
    measures: 'M',
    period: '-',
    who: '',
    provider: '',
  }
  const getProvenance = vi.fn(async () => await Promise.resolve({ ...provenance, snapshot: '2' }))
  const card = (snapshot: string) => (
    <MemoryRouter>
      <ProvenanceContext value={getProvenance}>
        <ChartCard chart={getChart('mean')} series={{ ...series, snapshot }} />
      </ProvenanceContext>
    </MemoryRouter>
  )
  const save = async () => {
    await userEvent.click(screen.getByRole('button', { name: /speichern$/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Tabelle als CSV' }))
  }
  vi.mocked(saveBlob).mockClear()
  const { rerender } = render(card('1'))
  await save()
  await waitFor(() => expect(useToasts.getState().kept[0]?.text).toMatch(/^Die Daten wurden soeben neu geladen/))
  expect(saveBlob).not.toHaveBeenCalled()
  rerender(card('2'))
  await save()
  await waitFor(() => expect(saveBlob).toHaveBeenCalledOnce())
  vi.mocked(saveBlob).mockClear()
})

test('a saved file is dated by when its rows were read', async () => {
  render(
    <MemoryRouter>
      <ChartCard chart={getChart('mean')} readAt={Date.parse('2026-03-01T22:30:00Z')} series={series} />
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('button', { name: /speichern$/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Tabelle als CSV' }))
  await vi.waitFor(() => expect(saveBlob).toHaveBeenCalled())
  expect(await vi.mocked(saveBlob).mock.calls[0]?.[0].text()).toContain('"Stand der Daten: 01.03.2026 23:30"\r\n')
})

describe('states', () => {
  test('marks partial data and does not save it [D-40, EVAL-17]', async () => {
    show({ ...series, complete: false })
    expect(screen.getByText('Teildaten')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /speichern$/ }))
    const items = await screen.findAllByRole('menuitem')
    expect(items).toHaveLength(6)
    for (const entry of items) expect(entry).toHaveAttribute('aria-disabled', 'true')
  })
  test('says that data failed to load [D-40, EVAL-20]', async () => {
    render(
      <MemoryRouter>
        <ChartCard chart={getChart('mean')} hasGivenUp series={{ ...series, complete: false }} />
      </MemoryRouter>,
    )
    const why = 'Ein Teil der Daten ist nicht angekommen; die Werte beruhen nur auf den vorhandenen.'
    expect(screen.getByTitle(why)).toHaveTextContent('Teildaten')
    expect(screen.getByText(/Teildaten: Ein Teil/)).toHaveTextContent(why)
    expect(screen.queryByText(/noch Daten geladen/)).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: /speichern$/ }))
    expect((await screen.findAllByRole('menuitem'))[0]).toHaveTextContent('nicht alle Daten sind eingetroffen.')
  })
  test('shows a message if nobody answered [R07]', () => {
    show(getSeries({ items: [item('q1')] }, () => nobody))
    expect(screen.getByText('keine Daten')).toBeVisible()
    expect(screen.queryByRole('button', { name: /speichern$/ })).not.toBeInTheDocument()
  })
  test('shows a skeleton while figures are computed', () => {
    show(null)
    expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByRole('figure')).not.toBeInTheDocument()
  })
  test.each<Problem['code']>([
    'unknownType',
    'noMeasure',
    'unknownAttribute',
    'wrongShape',
    'tooManyCategories',
    'noItems',
    'differentScales',
    'noTimeline',
    'noNumbers',
    'noLevels',
  ])('explains %s in a sentence in three languages', (code) => {
    show({ ...series, panels: [], problems: [{ code, about: '<b>klinik</b>' }] })
    expect(screen.getByText(inLanguage('de')(`problem.${code}`, { about: '<b>klinik</b>' }))).toBeVisible()
    expect(new Set((['de', 'fr', 'it'] as const).map((language) => inLanguage(language)(`problem.${code}`))).size).toBe(
      3,
    )
  })
  test('offers the details of an internal error to copy', () => {
    const { id } = report(new TypeError('x is undefined'), 'evaluation: a chart')
    for (const canMend of [true, false]) {
      render(
        <ChartCard
          canMend={canMend}
          chart={getChart('mean')}
          series={{ ...series, panels: [], problems: [{ code: 'portalFailed', about: id }] }}
        />,
      )
      expect(
        screen.getByText(new RegExp(`konnte dieses Diagramm nicht auswerten \\(Fehlernummer ${id}\\)`)),
      ).toBeVisible()
      expect(screen.getByText(/Am Diagramm liegt es nicht/)).toBeVisible()
      expect(screen.queryByText(/Wenden Sie sich an die Person/)).not.toBeInTheDocument()
      expect(screen.getByRole('button', { name: 'Details für den Support kopieren' })).toBeVisible()
      cleanup()
    }
  })
  test('shows those who may change the chart how to correct it', () => {
    const given: Series = { ...series, panels: [], problems: [{ code: 'noItems', about: '' }] }
    const { rerender } = render(<ChartCard canMend chart={getChart('mean')} series={given} />)
    expect(screen.getByText(/Wählen Sie unter «Daten» mindestens eine/)).toBeVisible()
    rerender(<ChartCard chart={getChart('mean')} series={given} />)
    expect(screen.queryByText(/Wählen Sie/)).not.toBeInTheDocument()
    expect(screen.getByText('Wenden Sie sich an die Person, die diese Auswertung betreut.')).toBeVisible()
  })
  test('shows a problem of one item above the chart of the others', async () => {
    show({ ...series, problems: [{ code: 'unknownAttribute', about: 'q9' }] })
    expect(screen.getByText(/«q9»/)).toBeVisible()
    expect(await screen.findByRole('figure')).toBeVisible()
  })
  test('an error in one chart does not affect the others [R05, N16]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken: Series = Object.assign(Object.create(null), series, { items: null })
    render(
      <MemoryRouter>
        <ChartCard chart={getChart('mean')} series={broken} />
        <ChartCard chart={getChart('mean')} series={series} />
      </MemoryRouter>,
    )
    expect(screen.getAllByText('Hier ist etwas schiefgegangen').length).toBeGreaterThan(0)
    expect(await screen.findByRole('figure')).toBeVisible()
  })
})
