import { Limited, evaluateChart, feedOf } from '../dist/evaluation/engine.mjs'
import { charts } from './charts.mjs'
import { attributes } from './rows.mjs'
import { lineOf, tasks } from './tasks.mjs'

export const label = 'this engine'

/** The engine of the portal; the filter's rows are found anew with every click. */
export function prepare(_columns, table) {
  const feed = feedOf({ id: 1, attributes, minus1included: false, stamp: '' }, table)
  return {
    answer: (filters) => {
      feed.kept.selections = new Limited(64)
      return charts.map((chart) => evaluateChart(chart, { charts, filters, benchmarks: [], language: 'de' }, [feed]))
    },
    lines: (series) => series.map(linesOf),
  }
}

function linesOf({ panels, groups, slices, items }, index) {
  const task = tasks[index]
  const band = (value) => (typeof value === 'string' && /^[<>]/.test(value) ? (value.startsWith('<') ? 0 : 4) : value / 20)
  const place = (cut, value) => {
    if (cut === 'age') return band(value)
    return cut === 'month' ? (Number(value.slice(0, 4)) - 2018) * 12 + Number(value.slice(5, 7)) - 1 : value
  }
  return panels.flatMap(({ split, figures }) =>
    items.flatMap(({ keys: [key] }, item) => groups.flatMap((group, row) => slices.map((slice, column) => {
      const figure = figures[item][row][column]
      const cell = [split?.value, group.value, slice.value].filter((value) => value !== '' && value !== undefined).map((value, at) => place(task.cuts[at], value))
      return lineOf(cell, key, shown(figure, task.items[item].kind))
    }))))
}

function shown({ n, mean, sd, counts, box }, kind) {
  if (kind === 'mean') return { n, mean, sd }
  return kind === 'box' ? { n, median: box?.median ?? null } : { n, counts }
}
