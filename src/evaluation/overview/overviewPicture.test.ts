// @vitest-environment jsdom
import i18next from 'i18next'
import { expect, test, vi } from 'vitest'
import { echarts } from '#evaluation/chart/plot/echarts.ts'
import type { Overview, Topic } from '#evaluation/model/overview.ts'
import { getBenchmark, getFigure, inLanguage, item, nobody } from '#evaluation/types/definition/testSeries.ts'
import { asSlide } from '#evaluation/types/option/grids/captions.ts'
import { showNumber } from '#lib/text/numbers.ts'
import words from '../../../locales/de/evaluation.json'
import { overviewPicture } from './overviewPicture.ts'

vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
const instance = i18next.createInstance()
void instance.init({ resources: { de: { evaluation: words } }, initAsync: false, keySeparator: false })
instance.services.formatter?.add('number', showNumber)
const t = instance.getFixedT('de', 'evaluation')
const { id, label, calculated } = getBenchmark('Schweiz', [])
const benchmark = { id, label, calculated, n: 900, mean: 3, sd: 1 }
const none = { chart: 'c', filters: [], decimals: undefined, span: 4, benchmark, size: 1, change: null }
const better = { word: 'better', isClear: true } as const
const worse = { word: 'worse', isClear: false } as const
const high = getFigure([0, 0, 3, 9, 9], { verdict: better })

function getOverview(topics: Topic[], more: Partial<Overview> = {}): Overview {
  return {
    topics,
    comparisons: 2,
    changes: 0,
    periods: null,
    rows: 21,
    answers: null,
    complete: true,
    hideBelow: 0,
    against: 'benchmark',
    ...more,
  }
}

function renderPicture(overview: Overview, lines: string[] = []) {
  const institutions = { kind: 'own' as const, names: ['Klinik Nord'], others: [] }
  const drawing = {
    overview,
    institutions,
    lines,
    filterText: () => '',
    t,
    tCharts: inLanguage('de'),
    language: 'de' as const,
  }
  const picture = asSlide((width) => overviewPicture(drawing, () => 'Quelle: hier', width))
  const { width, height, option } = picture
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width, height })
  chart.setOption(option)
  const svg = new DOMParser().parseFromString(chart.renderToSVGString(), 'image/svg+xml')
  chart.dispose()
  const texts = [...svg.querySelectorAll('text')].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
  return { ...picture, texts }
}

test('the picture of an overview has what is better first, with figures, interval and source', () => {
  const low = getFigure([9, 9, 3, 0, 0], { verdict: worse })
  const { texts } = renderPicture(
    getOverview([
      { ...none, item: item('Essen'), figure: low },
      { ...none, item: item('Ruhe'), figure: high },
    ]),
  )
  const whole = texts.join('|')
  expect(whole).toMatch(
    /▲ 1 besser\|Ruhe\|▲ deutlich besser\|4\.29\|\[\S+ – \S+\]\|n = 21, Benchmark 3\.00\|1\|5\|▼ 1 schlechter\|Essen\|▽ schlechter/,
  )
  // The ends of a scale and the meaning of the line appear once.
  expect(texts.filter((text) => text === '5')).toHaveLength(1)
  expect(texts.filter((text) => text.includes('95-%-Bereich'))).toHaveLength(1)
  for (const text of ['Auf einen Blick: Klinik Nord', 'Quelle: hier']) expect(texts).toContain(text)
})

test('the picture explains a line of intervals only where one is longer than its dot', () => {
  const narrow = getFigure([0, 0, 300, 900, 900])
  const getKey = (figure: typeof narrow) =>
    renderPicture(getOverview([{ ...none, item: item('Ruhe'), figure }])).texts.find((text) => text.startsWith('Punkt'))
  expect(getKey(high)).toContain('Linie am Punkt')
  expect(getKey(narrow)).toBe('Punkt: eigener Wert, Strich: Vergleichswert; Zahlen in Klammern: 95-%-Bereich')
})

test('the picture names the institution, which is not that of who reads it', () => {
  const { texts } = renderPicture(getOverview([{ ...none, item: item('Ruhe'), figure: high }]))
  expect(texts.join(' ')).not.toContain('Ihre Institution')
})

test('the picture shows what has changed next to the topics', () => {
  const change = { now: high, before: { ...nobody, n: 40, mean: 3 }, size: 1 }
  const periods = {
    attribute: 'exit',
    now: ['2025-01-01', '2025-12-31'] as [string, string],
    before: ['2024-01-01', '2024-12-31'] as [string, string],
    hasBefore: true,
  }
  const { texts } = renderPicture(
    getOverview([{ ...none, item: item('Ruhe'), figure: high, change }], { periods, changes: 1 }),
  )
  const whole = texts.join(' ')
  expect(whole).toContain('Was sich verändert hat 01.01.2025 – 31.12.2025 gegenüber')
  expect(whole).toContain('▲ Was besser wurde Ruhe')
  expect(whole).toMatch(/Ruhe Mit 4\.29 \(n = 21\) liegt «Klinik Nord»/)
  // At the topic itself, too, as on the page.
  expect(texts).toContain('gegenüber dem Zeitraum davor: ▲ deutlich besser')
})

test('the picture reveals no withheld figure', () => {
  const { texts } = renderPicture(
    getOverview([{ ...none, item: item('Ruhe'), figure: { ...nobody, isWithheld: true } }]),
  )
  expect(texts).toContain('nicht gezeigt')
  expect(texts.join(' ')).not.toMatch(/n = |Benchmark 3/)
})

test('an overview of few topics keeps the shape of a slide, and one of forty shows all', () => {
  const few = renderPicture(getOverview([{ ...none, item: item('Ruhe'), figure: high }]))
  expect([few.width, few.height]).toEqual([960, 540])
  const many = Array.from({ length: 40 }, (_, at) => ({ ...none, item: item(`q${at}`, `Frage ${at}`), figure: high }))
  const { texts, height } = renderPicture(getOverview(many))
  expect(texts.filter((text) => text.startsWith('Frage '))).toHaveLength(40)
  expect(height).toBeGreaterThan(1800)
})
