import { op, table } from 'arquero'
import { getLine, options, tasks } from './tasks.mjs'

export const label = 'arquero 8.0.3'

export function prepare(columns) {
  // Arquero leaves NaN out of a mean; -1 would count.
  const own = table(
    Object.fromEntries(
      Object.entries(columns).flatMap(([name, values]) => [
        [name, values],
        [`${name}_`, Float32Array.from(values, (value) => (value < 0 ? Number.NaN : value))],
      ]),
    ),
  )
  return {
    answer: (filters) => {
      const kept = own.filter(expression(filters))
      return tasks.map((task) => {
        const cells =
          task.cuts.length > 0
            ? kept.filter(task.cuts.map((cut) => `d => d.${cut} >= 0`).reduce(both)).groupby(...task.cuts)
            : kept
        return task.items[0].kind === 'counts'
          ? task.items.map(({ key }) =>
              kept
                .filter(task.cuts.map((cut) => `d => d.${cut} >= 0`).reduce(both, `d => d.${key} >= 0`))
                .groupby(...new Set([...task.cuts, key]))
                .rollup({ n: op.count() })
                .objects(),
            )
          : cells.rollup(wanted(task)).objects()
      })
    },
    lines: (answers) => answers.map((answer, index) => getLines(tasks[index], answer)),
  }
}

const both = (one, other) => `${one} && ${other.slice(5)}`

function expression(filters) {
  const parts = filters.map(({ attribute, operator, values }) => {
    if (operator === 'between') return `(d.${attribute} >= ${values[0]} && d.${attribute} <= ${values[1]})`
    return `${operator === 'in' ? '' : '!'}(${values.map((value) => `d.${attribute} === ${value}`).join(' || ')})`
  })
  return `d => ${parts.join(' && ') || 'true'}`
}

function wanted({ items }) {
  const all = {}
  for (const { key, kind } of items) {
    if (kind === 'choices') {
      all[`${key}_n`] = op.sum('asked')
      for (let option = 1; option <= options; option += 1) all[`${key}_${option}`] = op.sum(`reason${option}`)
    } else {
      all[`${key}_n`] = op.valid(`${key}_`)
      if (kind === 'mean')
        Object.assign(all, { [`${key}_mean`]: op.mean(`${key}_`), [`${key}_sd`]: op.stdev(`${key}_`) })
      else all[`${key}_median`] = op.quantile(`${key}_`, 0.5)
    }
  }
  return all
}

function getLines({ cuts, items }, answer) {
  const getCell = (row) => cuts.map((cut) => row[cut])
  if (items[0].kind !== 'counts')
    return answer.flatMap((row) => items.map((item) => getLine(getCell(row), item.key, getFigures(row, item))))
  return items.flatMap(({ key }, index) => {
    const cells = new Map()
    for (const row of answer[index]) {
      const name = getCell(row).join('|')
      const cell = cells.get(name) ?? { cell: getCell(row), counts: new Map() }
      cells.set(name, cell)
      cell.counts.set(row[key], row.n)
    }
    return [...cells.values()].map(({ cell, counts }) =>
      getLine(cell, key, {
        n: [...counts.values()].reduce((sum, n) => sum + n, 0),
        counts: levels(key).map((level) => counts.get(level) ?? 0),
      }),
    )
  })
}

export function levels(key) {
  return Array.from({ length: key === 'ward' ? 4 : 5 }, (_, index) => index + 1)
}

function getFigures(row, { key, kind }) {
  const n = row[`${key}_n`]
  if (kind === 'choices')
    return { n, counts: Array.from({ length: options }, (_, index) => row[`${key}_${index + 1}`]) }
  if (kind === 'box') return { n, median: row[`${key}_median`] }
  const mean = row[`${key}_mean`]
  return { n, mean, sd: n > 1 ? row[`${key}_sd`] : null }
}
