import type { Attribute, Chart, ChartType, Item } from '#evaluation/model/chart.ts'
import { counted } from '#evaluation/types/definition/chartTypes.ts'
import { emptyChart } from '#evaluation/types/definition/emptyChart.ts'
import { type MeasureTable, getMeasureTable, sameWords } from '#evaluation/counting/table/measureTable.ts'
import { type Answer, RowsReader } from '#evaluation/counting/ingest/RowsReader.ts'
import type { CountedChart, Question, Source } from '#evaluation/model/question.ts'

/** An attribute for tests; options by their values. */
export function attribute(
  key: string,
  type: Attribute['type'],
  more: { options?: (string | number)[]; scale?: Attribute['scale'] } = {},
): Attribute {
  const options = (more.options ?? []).map((value) => ({ value, label: sameWords(`${key} ${value}`) }))
  return { key, type, name: sameWords(key), options, scale: more.scale ?? null, question: '', group: '' }
}

export function source(attributes: Attribute[], minus1included = false, id = 1): Source {
  return { id, attributes, minus1included, version: '' }
}

/** Rows as the server sends them. */
export function answerText(rows: readonly object[], status = 'ok'): string {
  const results = rows.map((attributes, index) => {
    const {
      created = '2026-01-01T00:00:00+01:00',
      content_object = 'Klinik',
      object_id = null,
    } = attributes as { created?: unknown; content_object?: unknown; object_id?: unknown }
    return { id: index + 1, measure: 1, measure_name: 'M', attributes, content_object, object_id, created }
  })
  return JSON.stringify({ status, count: rows.length, results })
}

/** Parses a response in pieces of a given size. */
export function readText(
  text: string,
  of: Source,
  size = 1 << 16,
  texts: string[] = [],
  listed: string[] = [],
): Answer {
  const bytes = new TextEncoder().encode(text)
  const reader = new RowsReader(of, texts, listed)
  for (let at = 0; at < bytes.length; at += size) reader.push(bytes.slice(at, at + size))
  return reader.finish()
}

/** The rows of a measure; `listed` are the attributes whose texts are read by people. */
export function measureTable(
  rows: readonly object[],
  of: Source,
  texts: string[] = [],
  listed: string[] = [],
): MeasureTable {
  const result = readText(answerText(rows), of, undefined, texts, listed)
  if (result.status === 'bg_wait') throw new Error('no rows')
  return getMeasureTable(of, result.table)
}

/** A chart in the form that is counted. */
export function chart(...requested: Parameters<typeof storedChart>): CountedChart {
  return counted(storedChart(...requested))
}

/** A stored chart of measure 1. */
export function storedChart(type: ChartType, data: (string | Item)[], more: Partial<Chart> = {}): Chart {
  return {
    ...emptyChart,
    i: 'c',
    type,
    measures: [1],
    data: data.map((one) => (typeof one === 'string' ? { keys: [one], name: one, skala: false } : one)),
    ...more,
  }
}

export function question(more: Partial<Question> = {}): Question {
  return { charts: [], filters: [], benchmarks: [], language: 'de', hideBelow: 0, ...more }
}
