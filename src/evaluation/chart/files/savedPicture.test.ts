// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { saveBlob } from '#api/files/download.ts'
import {
  categories,
  getBenchmark,
  getChart,
  getFigure,
  getSeries,
  item,
} from '#evaluation/types/definition/testSeries.ts'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import { getPicture } from '#evaluation/types/option/getPicture.ts'
import { saveChart } from './saveChart.ts'
import { toSvg, toSvgPages } from './savedPicture.ts'
import { slideLines, sourceLine } from './slideLines.ts'
import { input } from './testExport.ts'

vi.mock('#api/files/download.ts', () => ({ saveBlob: vi.fn() }))
vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)

const source =
  'Quelle: Auswertung 2026 / Ost · 24 Institutionen · 15.01.2018 – 31.12.2025 · ANQ · n = 120 Antworten · Stand der Daten: 15.03.2026'
const saved = { ...input, filters: [...input.filters], palette: 'default' as const }

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

async function readSvg(blob: Blob | undefined): Promise<{ texts: string[] }> {
  const svg = new DOMParser().parseFromString((await blob?.text()) ?? '', 'image/svg+xml').documentElement
  return { texts: [...svg.querySelectorAll('text')].map(({ textContent }) => textContent) }
}

test('a picture has its title, its filters and one source line', async () => {
  const { texts } = await readSvg(toSvg(saved))
  expect(texts.slice(-3).map(plain)).toEqual(['Zufriedenheit', 'Filter: Jahr: 2024', source])
})

test('a picture explains the marks that it shows, and no others', async () => {
  const benchmark = getBenchmark('Schweiz', [{ n: 900, mean: 3, sd: 1 }])
  const verdict = { word: 'better' as const, p: 0.001, isClear: true }
  const judged = getSeries(
    {
      items: [item('q1', 'Freundlichkeit')],
      groups: categories('Nord', 'Süd'),
      benchmarks: [benchmark],
      comparisons: 2,
    },
    (_item, group) => getFigure([2, 3, 10, 30, 15], group === 0 ? { verdict } : {}),
  )
  const chart = getChart('mean', { viewSettings: { benchmark: true, datalabels: true } })
  const { texts } = await readSvg(toSvg({ ...saved, chart, series: judged, filters: [] }))
  const whole = plain(texts.join(' '))
  expect(whole).toContain('▲ deutlich besser · Benchmark Schweiz: n = 900')
  expect(whole).not.toContain('▼')
})

test('where the words of a picture take two lines the signs have one of them', () => {
  const verdict = { word: 'better', isClear: true } as const
  const benchmarks = [getBenchmark('Schweiz', [{ n: 900, mean: 3, sd: 1 }])]
  const judged = getSeries({ items: [item('q1', 'Freundlichkeit')], benchmarks, comparisons: 2 }, () =>
    getFigure([2, 3, 10, 30, 15], { verdict }),
  )
  const chart = getChart('mean', { viewSettings: { benchmark: true } })
  const rendered = { ...saved, chart, series: judged, filters: [] }
  const data = getLayoutData({ ...rendered, theme: 'light' })
  if (!data) throw new Error('nothing is rendered')
  expect(slideLines(rendered, data, 936).head).toHaveLength(2)
  const [, first, second] = slideLines(rendered, data, 400).head.map(plain)
  expect(first).toBe('▲ deutlich besser')
  expect(second).toMatch(/^Benchmark Schweiz/)
})

test.each([
  ['without filters', []],
  ['with long filters', ['Abteilung: Palliativ, Chirurgie, Medizin, Frauenklinik, Geburtenabteilung '.repeat(6)]],
])('the chart takes at least 80 % of the area of a picture %s', (_, filters) => {
  const data = getLayoutData({ ...saved, theme: 'light' })
  if (!data) throw new Error('nothing is rendered')
  const captions = slideLines({ ...saved, filters }, data, 936)
  const { drawing } = getPicture({ ...saved, data, theme: 'light', size: { width: 960, height: 540 }, captions }) ?? {}
  const [grid] = drawing?.grids ?? []
  if (!drawing || !grid) throw new Error('nothing is rendered')
  expect((grid.width * grid.height) / (drawing.width * drawing.height)).toBeGreaterThanOrEqual(0.8)
  expect(grid.top).toBeGreaterThanOrEqual(38 + 17 * (captions.head.length - 1))
})

test('a source that is too long for its line loses the provider first and keeps n and day', () => {
  const at = new Date('2026-03-15T12:00:00Z')
  const getLine = (width: number) => sourceLine({ provenance: input.provenance, t: input.t, at }, 'n = 120', width)
  expect(getLine(900)).toContain(' · ANQ · n = 120 · ')
  expect(getLine(540)).toBe('Quelle: Auswertung 2026 / Ost · 24 Institutionen · n = 120 · Stand der Daten: 15.03.2026')
  expect(getLine(300)).toMatch(/^Quelle: A.*… · n = 120 · Stand der Daten: 15\.03\.2026$/)
})

test('a chart on a printed page repeats nothing that the page says at its top', async () => {
  const text = (await readSvg(toSvgPages(saved, 1200)[0])).texts.join(' ')
  for (const line of ['Filter: Jahr: 2024', "120 Antworten · 1'234 Fragebogen · alle Daten", 'Methode: Mittelwert der'])
    expect(text).toContain(line)
  expect(text).not.toMatch(/Auswertung:|Institutionen:|Messungen:|Zeitraum:|Erstellt:/)
})

test('a PNG has the same source line as the SVG', async () => {
  const texts: string[] = []
  const context = new Proxy<Record<string, unknown>>(
    {
      fillText: (text: string) => void texts.push(text),
      measureText: (text: string) => ({ width: text.length * 7 }),
    },
    { get: (known, name) => known[String(name)] ?? (() => ({ addColorStop: () => undefined })), set: () => true },
  )
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      width = 0
      height = 0
      style = {}
      getContext = () => context
      convertToBlob = async ({ type }: { type: string }) => await Promise.resolve(new Blob(['png'], { type }))
      addEventListener() {
        // It is not an element of the page.
      }
    },
  )
  await saveChart('png', saved)
  vi.unstubAllGlobals()
  const [blob, name] = vi.mocked(saveBlob).mock.calls[0] ?? []
  expect([blob?.type, name]).toEqual(['image/png', 'Auswertung 2026 - Ost - Zufriedenheit - 2026-03-16.png'])
  const whole = plain(texts.join(' '))
  for (const line of ['Zufriedenheit', source, 'n = 60', 'keine Daten']) expect(whole).toContain(line)
})
