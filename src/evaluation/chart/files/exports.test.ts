// @vitest-environment jsdom
import fc from 'fast-check'
import JSZip from 'jszip'
import { readSheet } from 'read-excel-file/node'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveBlob } from '#api/files/download.ts'
import type { ChartType } from '#evaluation/model/chart.ts'
import { safeCell } from '#lib/text/csv.ts'
import {
  getBenchmark,
  categories,
  getChart,
  getFigure,
  item,
  nobody,
  getSeries,
} from '#evaluation/types/definition/testSeries.ts'
import { clipboardText, toCsv } from './toCsv.ts'
import { exportLines } from './exportLines.ts'
import { saveChart } from './saveChart.ts'
import { input, origin, series } from './testExport.ts'
import { type Sheet, toSheet } from './toSheet.ts'
import { toTable } from '#evaluation/types/table/toTable.ts'
import { toXlsx } from './toXlsx.ts'

vi.mock('#api/files/download.ts', () => ({ saveBlob: vi.fn() }))
beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null))

const danger = /^[\s\0\u00a0\ufeff]*[=+\-@\t\r＝＋－＠]/
const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom('=1+1', '  +x', '\n=x', '＝x', 'a;b', 'a"b', 'a\r\nb', '-', '@'),
)
// A sheet has no negative zero.
const anySheet: fc.Arbitrary<Sheet> = fc
  .array(
    fc.tuple(
      cell,
      fc.option(
        fc.oneof(
          fc.integer(),
          fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
        ),
      ),
    ),
    { maxLength: 8 },
  )
  .map((rows) => ({ lines: [], header: ['Gruppe', 'n'], rows, kinds: ['text', 'number'] }))

test('every export names evaluation, institutions, measure, period, filters, n, method, time, person and provider', () => {
  const { head } = exportLines({ ...input, filters: [...input.filters] })
  expect(head).toEqual(['Zufriedenheit', ...origin])
  expect(exportLines({ ...input, filters: [] }).head).toContain('Filter: keine')
})

test('every export explains its benchmark and its symbols', () => {
  const benchmarks = [
    { ...getBenchmark('Schweiz', [{ n: 900, mean: 3, sd: 1 }]), calculated: '2026-03-04T10:00:00+01:00' },
  ]
  const chart = getChart('mean', { viewSettings: { benchmark: true } })
  const { head } = exportLines({ ...input, chart, filters: [], series: { ...series, benchmarks, comparisons: 2 } })
  expect(head.slice(-2).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'Vergleich mit dem Benchmark (ausgefüllt = deutlicher Unterschied): ▲ besser · ▼ schlechter · ohne Zeichen: kein gesicherter Unterschied',
    'Benchmark Schweiz: n = 900, berechnet am 04.03.2026.',
  ])
})

test('each kind of table has the same provenance', async () => {
  const saved = { ...input, filters: [...input.filters], palette: 'default' as const }
  for (const kind of ['csv', 'xlsx'] as const) await saveChart(kind, saved)
  const files = vi.mocked(saveBlob).mock.calls.map(([blob, name]) => ({ blob, name }))
  expect(files.map(({ name }) => name)).toEqual(
    ['csv', 'xlsx'].map((kind) => `Auswertung 2026 - Ost - Zufriedenheit - 2026-03-16.${kind}`),
  )
  const [csv, xlsx] = files.map(({ blob }) => blob)
  const lines = ((await csv?.text()) ?? '').replace('\ufeff', '').split('\r\n')
  expect(lines.slice(0, 10).map((line) => line.replaceAll('"', ''))).toEqual(['Zufriedenheit', ...origin])
  const rows = await readSheet(Buffer.from((await xlsx?.arrayBuffer()) ?? new ArrayBuffer(0)))
  expect(rows.slice(0, 10).map(([first]) => first)).toEqual(['Zufriedenheit', ...origin])
})

test('a table has n next to every value', () => {
  const { columns, rows } = toTable(input)
  expect(columns.map(({ label }) => label)).toEqual([
    'Frage',
    'Gruppe',
    'n',
    'Mittelwert',
    'SD',
    '95-%-Intervall von',
    '95-%-Intervall bis',
  ])
  expect(rows[0]?.cells.slice(2, 4)).toEqual([60, Number(((2 + 6 + 30 + 120 + 75) / 60).toPrecision(12))])
  expect(rows[2]?.cells.slice(2)).toEqual([0, null, null, null, null])
})

test('a table has mean, spread and n of the benchmark', () => {
  const chart = getChart('mean', { viewSettings: { benchmark: true } })
  const benchmarks = [getBenchmark('Schweiz', [{ n: 900, mean: 3.1, sd: 0.84 }])]
  const { columns, rows } = toTable({ ...input, chart, series: { ...series, benchmarks } })
  const labels = columns.map(({ label }) => label)
  const places = ['Benchmark Schweiz', 'SD des Benchmarks Schweiz', 'n des Benchmarks Schweiz'].map((one) =>
    labels.indexOf(one),
  )
  expect(places.map((place) => rows[0]?.cells[place])).toEqual([3.1, 0.84, 900])
})

test('the shares of a table are those of its picture [EVAL-06]', () => {
  const getShares = (type: ChartType, of: typeof series) => {
    const { columns, rows } = toTable({ ...input, chart: getChart(type), series: of })
    const labels = columns.map(({ label }) => label).slice(columns.findIndex(({ label }) => label === 'Anzahl') + 1)
    return [labels, ...rows.map(({ cells }) => cells[columns.length - labels.length])]
  }
  const yesNo = categories('ja', 'nein')
  const sliced = getSeries(
    { items: [item('q1', 'q1', yesNo)], slices: categories('Frauen', 'Männer') },
    (_item, _group, slice) => getFigure(slice === 0 ? [30, 10] : [10, 30]),
  )
  const interval = ['95-%-Intervall von', '95-%-Intervall bis']
  expect(getShares('stacked', sliced)).toEqual([['Anteil (%)', ...interval], 75, 25, 25, 75])
  expect(getShares('stacked-full', sliced)).toEqual([['Anteil am ganzen Balken (%)'], 75, 25, 25, 75])
  const few = getSeries(
    { items: [item('q1', 'q1', yesNo)], slices: categories('Frauen', 'Männer') },
    (_item, _group, slice) => (slice === 0 ? getFigure([3, 1]) : getFigure([9, 0])),
  )
  expect(getShares('stacked-full', few)).toEqual([['Anteil am ganzen Balken (%)'], 25, 100, 75, 0])
  const several = getSeries({ items: [item('m', 'm', yesNo)] }, () => getFigure([6, 2], { n: 6 }))
  expect(getShares('likert', several)).toEqual([['Anteil der Nennungen (%)'], 75, 25])
  expect(
    getShares(
      'likert',
      getSeries({ items: [item('q1', 'q1', yesNo)] }, () => nobody),
    ),
  ).toEqual([['Anteil (%)', ...interval], null, null])
})

test('CSV survives a round trip with formulas as texts [F11, F12, D-17]', () => {
  fc.assert(
    fc.property(anySheet, (sheet) => {
      const text = toCsv(sheet)
      expect(text.startsWith('\ufeff')).toBe(true)
      expect(parsed(text.slice(1)).slice(1)).toEqual(
        sheet.rows.map(([name, n]) => [safeCell(String(name)), n === null || n === undefined ? '' : String(n)]),
      )
    }),
  )
})

test('no text of an export starts a formula [F11, D-17]', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        cell,
        fc.string().map((text) => `=${text}`),
      ),
      (text) => {
        expect(danger.test(safeCell(text))).toBe(false)
      },
    ),
  )
  expect(toCsv({ lines: [], header: ['-x'], rows: [[-3.5]], kinds: ['number'] })).toBe(`\ufeff"'-x"\r\n-3.5\r\n`)
})

test('another program can read the XLSX workbook [F11, F12]', async () => {
  await fc.assert(
    fc.asyncProperty(anySheet, async (sheet) => {
      const [head, ...rows] = await getCells(sheet)
      expect(head).toEqual(['Gruppe', 'n'])
      expect(filled(rows)).toEqual(filled(sheet.rows.map(([name, n]) => [asInWorkbook(safeCell(String(name))), n])))
    }),
    { numRuns: 60 },
  )
  const rows = await getCells(toSheet(toTable(input), ['Titel', '=1+1']))
  expect(rows.slice(0, 3).map(([first]) => first)).toEqual(['Titel', "'=1+1", null])
  expect(rows.flat()).toContain('\'=HYPERLINK("x")')
})

test('a workbook holds no formula [F11, D-17]', async () => {
  const rows = Array.from({ length: 20_000 }, (_, row): [string, number] => [`=SUM(A${row})`, row / 7])
  const sheet: Sheet = { lines: [], header: ['Gruppe', 'n'], rows, kinds: ['text', 'number'] }
  const zip = await JSZip.loadAsync(await toBytes(sheet), { checkCRC32: true })
  expect(await zip.file('xl/worksheets/sheet1.xml')?.async('string')).not.toContain('<f>')
  expect(await getCells(sheet)).toEqual([['Gruppe', 'n'], ...rows.map(([name, n]) => [`'${name}`, n])])
})

test('a copied row stays on one line [F11]', () => {
  expect(
    clipboardText({
      lines: [],
      header: ['Gruppe', 'n'],
      rows: [
        ['=a\tb\nc', 3],
        ['x', null],
      ],
      kinds: ['text', 'number'],
    }),
  ).toBe("Gruppe\tn\n'=a b c\t3\nx\t")
})

test('a formula in quotes stays quoted when a spreadsheet pastes it [F11, D-17]', () => {
  const copied = clipboardText({
    lines: [],
    header: ['Gruppe'],
    rows: [['"=1+1"'], ['Klinik "A"; Nord']],
    kinds: ['text'],
  })
  expect(copied).toBe('Gruppe\n"""=1+1"""\nKlinik "A"; Nord')
})

test('partial data is not saved [D-40]', async () => {
  await expect(
    saveChart('csv', { ...input, filters: [], palette: 'default', series: { ...series, complete: false } }),
  ).rejects.toThrow('partial')
})

async function toBytes(sheet: Sheet): Promise<Buffer> {
  return Buffer.from(await (await toXlsx(sheet)).arrayBuffer())
}

async function getCells(sheet: Sheet): Promise<unknown[][]> {
  return await readSheet(await toBytes(sheet), { trim: false })
}

/** Without the empty ends of rows and sheets that a reader drops. */
function filled(rows: readonly (readonly unknown[])[]): unknown[][] {
  const all = rows.map((row) => row.map((cell) => (cell === '' || cell === undefined ? null : cell)))
  return all.slice(0, all.findLastIndex((row) => row.some((cell) => cell !== null)) + 1)
}

/** A workbook leaves out what XML 1.0 forbids or discourages, lone surrogates too; lines end with LF. */
function asInWorkbook(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/\p{Surrogate}|[^\P{Cc}\t\n]/gu, '')
}

/** RFC 4180 with semicolons. */
function parsed(text: string): string[][] {
  const rows: string[][] = [['']]
  let isQuoted = false
  for (let index = 0; index < text.length; index += 1) {
    const row = rows.at(-1) ?? []
    const sign = text[index] ?? ''
    if (isQuoted) {
      if (sign === '"' && text[index + 1] === '"') {
        row[row.length - 1] += '"'
        index += 1
      } else if (sign === '"') isQuoted = false
      else row[row.length - 1] += sign
    } else if (sign === '"') isQuoted = true
    else if (sign === ';') row.push('')
    else if (sign === '\r' && text[index + 1] === '\n') {
      rows.push([''])
      index += 1
    } else row[row.length - 1] += sign
  }
  return rows.slice(0, -1)
}
