import crossfilter from 'crossfilter2'
import { getLine, options, tasks } from './tasks.mjs'
import { levels } from './arquero.mjs'

export const label = 'crossfilter2 1.5.4'

const filtered = ['sex', 'canton', 'insurance', 'birth_year', 'ward']
const width = 200

/** Rows are places in the columns, the quickest way to measureTable it; one dimension per chart and per filter. */
export function prepare(columns) {
  const rows = crossfilter(Array.from(columns.sex, (_value, row) => row))
  const dimensions = Object.fromEntries(filtered.map((name) => [name, rows.dimension((row) => columns[name][row])]))
  const groups = tasks.map(({ cuts, items }) => {
    const keys = cuts.map((cut) => columns[cut])
    const dimension = rows.dimension((row) =>
      keys.reduce((code, column) => (code < 0 || column[row] < 0 ? -1 : code * width + column[row]), 0),
    )
    const change = (sign) => (cell, row) => {
      for (let index = 0; index < items.length; index += 1) count(cell[index], items[index], row, sign)
      return cell
    }
    return dimension
      .group()
      .reduce(change(1), change(-1), () =>
        items.map((item) => ({ n: 0, sum: 0, squares: 0, counts: new Int32Array(item.kind === 'mean' ? 0 : width) })),
      )
  })
  function count(cell, { key, kind }, row, sign) {
    if (kind === 'choices') {
      cell.n += sign * columns.asked[row]
      for (let option = 1; option <= options; option += 1) cell.counts[option] += sign * columns[`reason${option}`][row]
      return
    }
    const value = columns[key][row]
    if (value < 0) return
    cell.n += sign
    if (kind !== 'mean') {
      cell.counts[value] += sign
      return
    }
    cell.sum += sign * value
    cell.squares += sign * value * value
  }
  return {
    answer: (filters) => {
      for (const name of filtered) {
        const filter = filters.find(({ attribute }) => attribute === name)
        if (!filter) dimensions[name].filterAll()
        else if (filter.operator === 'between') dimensions[name].filterRange([filter.values[0], filter.values[1] + 1])
        else
          dimensions[name].filterFunction(
            filter.operator === 'in'
              ? (value) => filter.values.includes(value)
              : (value) => !filter.values.includes(value),
          )
      }
      return groups.map((group) => group.all())
    },
    lines: (answers) =>
      answers.map((cells, index) =>
        cells
          .filter(({ key }) => key >= 0)
          .flatMap(({ key, value }) =>
            tasks[index].items.map((item, place) =>
              getLine(getCell(key, tasks[index].cuts.length), item.key, getFigures(value[place], item)),
            ),
          ),
      ),
  }
}

function getCell(code, length) {
  const cell = []
  for (let rest = code, left = length; left > 0; left -= 1, rest = Math.floor(rest / width)) cell.unshift(rest % width)
  return cell
}

function getFigures({ n, sum, squares, counts }, { key, kind }) {
  if (kind === 'choices') return { n, counts: [...counts.subarray(1, options + 1)] }
  if (kind === 'counts') return { n, counts: levels(key).map((level) => counts[level]) }
  if (kind === 'box') return { n, median: median(counts, n) }
  const mean = sum / n
  return { n, mean, sd: n > 1 ? Math.sqrt((squares - n * mean * mean) / (n - 1)) : null }
}

function median(counts, n) {
  if (n === 0) return null
  const at = (rank) => {
    let before = 0
    return counts.findIndex((count) => (before += count) > rank)
  }
  return (at(Math.floor((n - 1) / 2)) + at(Math.ceil((n - 1) / 2))) / 2
}
