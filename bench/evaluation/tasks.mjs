// The twelve charts as every contender gets them: columns to group by and what to compute of each item.
import { attributes } from './rows.mjs'
import { charts, clicks } from './charts.mjs'

export { clicks }

/** `mean`: n, mean and sd · `counts`: n per answer · `choices`: n per ticked option · `box`: n and quartiles. */
const kinds = {
  mean: 'mean',
  radar: 'mean',
  timeline: 'mean',
  tableChart: 'mean',
  likert: 'counts',
  stacked: 'counts',
  'stacked-full': 'counts',
  bar: 'choices',
  boxPlot: 'box',
}

export const tasks = charts.map(({ type, data, splits, groups, slices }) => ({
  cuts: [...splits, ...(type === 'timeline' ? [{ attribute: 'month' }] : groups), ...slices].map(
    ({ attribute, age }) => (age ? 'age' : attribute),
  ),
  items: data.map(({ keys: [key] }) => ({
    key,
    kind: kinds[type],
  })),
}))

export const options = 5

/** Whole numbers per row, -1 for 'no answer': what the others compute with, worked out beforehand for them. */
export function emptyColumns(count) {
  const names = [
    ...attributes.map(({ key }) => key).filter((key) => !['costs', 'exit_date', 'reasons'].includes(key)),
    'age',
    'month',
    'asked',
    ...Array.from({ length: options }, (_, index) => `reason${index + 1}`),
  ]
  return Object.fromEntries(names.map((name) => [name, new Int16Array(count)]))
}

/** Writes a row into the columns. */
export function fill(columns, row, values) {
  for (const [name, column] of Object.entries(columns))
    if (name in values) column[row] = typeof values[name] === 'number' ? values[name] : -1
  const age = 2020 - columns.birth_year[row]
  columns.age[row] = columns.birth_year[row] < 0 ? -1 : getBand(age)
  columns.month[row] = Number(values.exit_date.slice(0, 4)) * 12 + Number(values.exit_date.slice(5, 7)) - 1 - 2018 * 12
  const ticked = Array.isArray(values.reasons) ? values.reasons : null
  columns.asked[row] = ticked ? 1 : 0
  for (let option = 1; option <= options; option += 1)
    columns[`reason${option}`][row] = ticked?.includes(option) ? 1 : 0
}

function getBand(age) {
  if (age < 20) return 0
  return age >= 80 ? 4 : 1 + Math.floor((age - 20) / 20)
}

/** Whether a row passes the filters, for contenders that take a function. */
export function passes(filters, columns, row) {
  return filters.every(({ attribute, operator, values }) => {
    const value = columns[attribute][row]
    if (operator === 'in') return values.includes(value)
    return operator === 'not_in' ? !values.includes(value) : value >= values[0] && value <= values[1]
  })
}

/** One line per cell and item, in an order of its own: what all contenders have to agree on. */
export function getLine(cell, key, { n, mean = null, sd = null, counts = null, median = null }) {
  return { name: `${cell.join('|')} ${key}`, figures: [n, mean, sd, median, ...(counts ?? [])] }
}

/** The first difference between two answers, or null. Cells without answers may be left out. */
export function difference(one, other) {
  for (const [index, lines] of one.entries()) {
    const kept = (list) =>
      list.filter(({ figures }) => figures[0] > 0).toSorted((left, right) => (left.name < right.name ? -1 : 1))
    const [ours, theirs] = [kept(lines), kept(other[index])]
    if (ours.length !== theirs.length) return `chart ${index + 1}: ${ours.length} and ${theirs.length} cells`
    for (const [place, { name, figures }] of ours.entries()) {
      if (name !== theirs[place].name) return `chart ${index + 1}: ${name} and ${theirs[place].name}`
      const wrong = figures.findIndex((figure, which) => !isNear(figure, theirs[place].figures[which]))
      if (wrong >= 0)
        return `chart ${index + 1}, ${name}: ${figures[wrong]} and ${theirs[place].figures[wrong]} (${wrong})`
    }
  }
  return null
}

function isNear(one, other) {
  if (one === null || other === null || one === undefined || other === undefined)
    return (one ?? null) === (other ?? null)
  return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one))
}
