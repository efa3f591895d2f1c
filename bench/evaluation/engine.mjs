import { LruCache, counted, emptyChart, evaluateChart, getMeasureTable, precount } from '../dist/evaluation/engine.mjs'
import { charts as stored, clicks } from './charts.mjs'
import { attributes } from './rows.mjs'
import { getLine, tasks } from './tasks.mjs'

export const label = 'this engine'
// Lines keep their months, as the others count them: a portal's line of 99 months is shown by quarter.
const charts = stored.map((chart) => ({ ...counted({ ...emptyChart, ...chart }), points: undefined }))

/** The engine of the portal. Before each click it has counted ahead what the page counts while nobody clicks; the rows of a filter are never kept. */
export function prepare(_columns, table) {
  return countedAhead(table, 0)
}

/** The same for a reader from whom groups of fewer than five people are withheld, and filters that leave so few out. */
export function withheld(table) {
  const { lines: _, ...engine } = countedAhead(table, 5)
  return engine
}

function countedAhead(table, hideBelow) {
  const { measureTable, ...engine } = createEngine(table, hideBelow)
  for (const filters of clicks) {
    const { attribute } = filters.at(-1)
    for (const chart of charts) precount(chart, getQuestion(filters.slice(0, -1), hideBelow), [measureTable], attribute)
  }
  return engine
}

/** The same with nothing counted ahead: a click before the page had the time for it. */
export function unprepared(table) {
  return createEngine(table, 0)
}

function createEngine(table, hideBelow) {
  const measureTable = getMeasureTable({ id: 1, attributes, minus1included: false, stamp: '' }, table)
  return {
    measureTable,
    answer: (filters) => {
      measureTable.kept.selections = new LruCache(64)
      return charts.map((chart) => evaluateChart(chart, getQuestion(filters, hideBelow), [measureTable]))
    },
    lines: (series) => series.map(getLines),
  }
}

function getQuestion(filters, hideBelow) {
  return { charts, filters, benchmarks: [], language: 'de', hideBelow }
}

function getLines({ panels, groups, slices, items }, index) {
  const task = tasks[index]
  const band = (value) =>
    typeof value === 'string' && /^[<>]/.test(value) ? (value.startsWith('<') ? 0 : 4) : value / 20
  const place = (cut, value) => {
    if (cut === 'age') return band(value)
    return cut === 'month' ? (Number(value.slice(0, 4)) - 2018) * 12 + Number(value.slice(5, 7)) - 1 : value
  }
  return panels.flatMap(({ split, figures }) =>
    items.flatMap(({ keys: [key] }, item) =>
      groups.flatMap((group, row) =>
        slices.map((slice, column) => {
          const figure = figures[item][row][column]
          const cell = [split?.value, group.value, slice.value]
            .filter((value) => value !== '' && value !== undefined)
            .map((value, at) => place(task.cuts[at], value))
          return getLine(cell, key, shown(figure, task.items[item].kind))
        }),
      ),
    ),
  )
}

function shown({ n, mean, sd, counts, box }, kind) {
  if (kind === 'mean') return { n, mean, sd }
  return kind === 'box' ? { n, median: box?.median ?? null } : { n, counts }
}
