import { type Chart, type Titles, getTitles } from '#evaluation/model/chart.ts'
import { type Fields, isFields, toList, toNumber } from '#evaluation/model/parse.ts'
import { isProblem } from '#evaluation/model/readParts.ts'
import { readChart } from '#evaluation/types/definition/readChart.ts'
import type { Problem } from '#evaluation/model/series.ts'
import type { Place } from '#evaluation/board/grid/placed.ts'

/** A chart of an evaluation, or the error in it; `i` is unique on the page. */
export type StoredChart = {
  i: string
  place: Place
  chart: Chart | null
  problem: Problem | null
  title: Titles
}

const defaultSize = 200

/** The stored charts. A chart without a unique name gets one, because names identify figures. */
export function storedCharts(stored: unknown, max = defaultSize): StoredChart[] {
  const taken = new Set<string>()
  return toList(stored)
    .slice(0, max)
    .map((one, index) => {
      const read = readChart(one)
      const fields: Fields = isFields(one) ? one : {}
      const given = typeof fields['i'] === 'string' || typeof fields['i'] === 'number' ? String(fields['i']) : ''
      const i = given === '' || taken.has(given) ? `${given}#${index}` : given
      taken.add(i)
      const title = getTitles((key) => getText(fields[key]))
      if (isProblem(read))
        return {
          i,
          title,
          problem: read,
          chart: null,
          place: {
            x: getSize(fields['x'], 0),
            y: getSize(fields['y'], index * 8),
            w: getSize(fields['w'], 6),
            h: getSize(fields['h'], 8),
          },
        }
      return { i, title, problem: null, chart: { ...read, i }, place: { x: read.x, y: read.y, w: read.w, h: read.h } }
    })
}

function getText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function getSize(value: unknown, otherwise: number): number {
  const size = toNumber(value)
  return size !== undefined && size >= 0 && size < 10_000 ? size : otherwise
}
