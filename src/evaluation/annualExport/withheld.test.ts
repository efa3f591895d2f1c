// @vitest-environment jsdom
import fc from 'fast-check'
import i18next from 'i18next'
import JSZip from 'jszip'
import { readSheet } from 'read-excel-file/node'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SaveInput } from '#evaluation/chart/files/saveChart.ts'
import type { toSvg } from '#evaluation/chart/files/savedPicture.ts'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { evaluateOverview } from '#evaluation/counting/overview/evaluateOverview.ts'
import { attribute, chart as chartFor, measureTable, question, source } from '#evaluation/counting/testRows.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import { type Against, comparisons } from '#evaluation/model/overview.ts'
import { chartTypes, counted, getDefinition } from '#evaluation/types/definition/chartTypes.ts'
import { getChart, inLanguage } from '#evaluation/types/definition/testSeries.ts'
import { inEachLanguage } from '#lib/languages.ts'
import { showNumber } from '#lib/text/numbers.ts'
import words from '../../../locales/it/evaluation.json'
import { packAnnualExport } from './packAnnualExport.ts'

// jsdom has no canvas: the option that a PNG and an SVG share replaces the PNG here.
vi.mock('#evaluation/chart/files/savedPicture.ts', async (original) => {
  const real = await original<{ toSvg: typeof toSvg }>()
  return { ...real, toPng: real.toSvg }
})

// jsdom cannot measure text either; ECharts then estimates.
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})

const instance = i18next.createInstance()
void instance.init({ resources: { it: { evaluation: words } }, initAsync: false, keySeparator: false })
instance.services.formatter?.add('number', showNumber)
const t = instance.getFixedT('it', 'evaluation')
const tCharts = inLanguage('it')

const five = { min: 1, max: 5, reversed: false }
const of = source([
  attribute('ward', 'single', { options: ['a', 'b', 'c', 'd'] }),
  attribute('q', 'likert', { scale: five }),
  attribute('r', 'likert', { scale: { ...five, reversed: true } }),
  attribute('day', 'date'),
])
const hideBelow = 5
const benchmarks = [
  {
    id: 1,
    label: inEachLanguage(() => 'Schweiz'),
    calculated: null,
    filters: [],
    means: { q: { n: 400, mean: 3, sd: 1 }, r: { n: 400, mean: 3, sd: 1 } },
  },
]
const results = fc.record({ q: fc.integer({ min: 1, max: 5 }), r: fc.integer({ min: 1, max: 5 }) })
type Answers = { q: number; r: number }
const few = fc.array(results, { minLength: 2, maxLength: hideBelow - 1 })
/** The institutions of 'c' are the own ones: many answers in the last year, too few in the one before. */
const many = [
  ...Array.from({ length: 40 }, (_, row) => ({ ward: 'c', q: 1 + (row % 5), r: 1 + (row % 3) })),
  ...Array.from({ length: 60 }, (_, row) => ({ ward: 'd', q: 1 + (row % 4), r: 2 + (row % 4) })),
].map((row, place) => ({ ...row, day: `2025-0${1 + (place % 9)}-01` }))

function getTables(a: readonly Answers[], b: readonly Answers[], against: Against) {
  const rows = [
    ...a.map((own) => ({ ward: 'a', day: '2025-02-01', ...own })),
    ...b.map((own) => ({ ward: against === 'before' ? 'c' : 'b', day: '2024-02-01', ...own })),
    ...many,
  ].map((row) => ({ ...row, content_object: row.ward }))
  return [measureTable(rows, of)]
}

const charts = chartTypes.map((type): Chart => {
  const base = chartFor(type, type === 'timeline' || type === 'funnel' ? ['q'] : ['q', 'r'], {
    benchmarks: [1],
    viewSettings: { benchmark: true, error_bars: true, datalabels: true, bin_year: true },
    timelineAttribute: 'day',
    ...(type === 'timeline' ? { slices: [{ attribute: 'ward' }] } : { groups: [{ attribute: 'ward' }] }),
  })
  return { ...getChart(type), ...base, i: type, title: type }
})
const context = question({ charts: charts.map(counted), benchmarks, hideBelow, language: 'it' })

function getOverview(tables: ReturnType<typeof getTables>, against: Against) {
  return evaluateOverview({ ...context, institutions: ['c'], against, others: ['a'] }, tables)
}

async function getFiles(tables: ReturnType<typeof getTables>): Promise<[string, unknown][]> {
  const inputs = charts.map((chart): SaveInput => ({
    chart,
    series: evaluateChart(counted(chart), context, tables),
    filters: [],
    filterText: ({ attribute: key }) => key,
    t: tCharts,
    language: 'it',
    provenance: null,
    at: new Date(0),
    now: new Date(0),
    palette: 'default',
  }))
  const institutions = { kind: 'own' as const, names: ['c'], others: ['a'] }
  const provenance = {
    snapshot: '',
    evaluation: 'E',
    institutions: '4',
    measures: 'M',
    period: '2025',
    who: 'U',
    provider: 'P',
  }
  const year = {
    provenance,
    facts: [],
    overview: {
      overview: getOverview(tables, 'before'),
      institutions,
      lines: [],
      filterText: () => '',
    },
    charts: inputs,
    comments: [],
    left: [],
    language: 'it' as const,
    t,
    tCharts,
    now: new Date(0),
  }
  const blob = await packAnnualExport(year, new AbortController().signal, () => undefined)
  const zip = await JSZip.loadAsync(await blob.arrayBuffer())
  return await Promise.all(
    Object.values(zip.files)
      .filter(({ dir }) => !dir)
      .map(async (file) => [file.name, await getContent(file)] as [string, unknown]),
  )
}

async function getContent(file: JSZip.JSZipObject): Promise<unknown> {
  if (file.name.endsWith('.xlsx')) {
    const workbook = await file.async('nodebuffer')
    return await Promise.all([1, ...chartTypes.map((_, at) => at + 2)].map(async (at) => await readSheet(workbook, at)))
  }
  return (await file.async('string')).replaceAll(/zr\d+-[a-z]+-?\w*/g, '')
}

// Its charts are those of counting/withheldSeries.test.ts.
test.each(comparisons)('no overview compared with %s depends on answers of withheld people [R07]', (against) => {
  fc.assert(
    fc.property(few, few, fc.infiniteStream(results), (a, b, others) => {
      const other = (own: readonly Answers[]) => own.map((one) => others.next().value ?? one)
      const [one, changed] = [getTables(a, b, against), getTables(other(a), other(b), against)]
      expect(getOverview(changed, against)).toStrictEqual(getOverview(one, against))
    }),
    { numRuns: 4 },
  )
})

test('the year file reveals no answers of withheld people [R07]', async () => {
  const [low, high] = [1, 5].map((value) => Array.from({ length: 3 }, () => ({ q: value, r: value })))
  const files = await getFiles(getTables(low ?? [], high ?? [], 'before'))
  expect(files.map(([name]) => name).toSorted()).toEqual(
    [
      'In sintesi.html',
      'LEGGIMI.txt',
      'Tutte le tabelle.xlsx',
      ...chartTypes
        .flatMap((type, place) => (getDefinition(type).picture ? [[type, place] as const] : []))
        .flatMap(([type, place]) =>
          ['svg', 'png'].map((end) => `Grafici/${String(place + 1).padStart(2, '0')} ${type}.${end}`),
        ),
    ].toSorted(),
  )
  const changed = await getFiles(getTables(high ?? [], low ?? [], 'before'))
  for (const [place, file] of files.entries()) expect(changed[place]).toEqual(file)
}, 60_000)
