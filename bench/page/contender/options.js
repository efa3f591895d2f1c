import { op } from 'arquero'

const sexes = [1, 2, 3]
const levels = [1, 2, 3, 4, 5]
const keysOf = ({ data }) => data.map(({ keys: [key] }) => key)

/** The option of a chart, from the rows that are left. */
export function optionOf(chart, rows) {
  return { animation: false, legend: {}, ...makers[chart.type](keysOf(chart), rows) }
}

const axes = (names, max) => ({ xAxis: { type: 'category', data: names }, yAxis: { type: 'value', max } })

const makers = {
  mean: (keys, rows) => {
    const known = by(rows, 'sex', keys)
    const data = (key) => sexes.map((sex) => known.get(sex)?.[`${key}_mean`] ?? null)
    return { ...axes(sexes, 5), series: keys.map((key) => ({ type: 'bar', name: key, data: data(key) })) }
  },
  radar: (keys, rows) => {
    const known = by(rows, 'sex', keys)
    const value = (sex) => keys.map((key) => known.get(sex)?.[`${key}_mean`] ?? 0)
    return {
      radar: { indicator: keys.map((name) => ({ name, max: 5 })) },
      series: [{ type: 'radar', data: sexes.map((sex) => ({ name: String(sex), value: value(sex) })) }],
    }
  },
  timeline: (keys, rows) => {
    const known = by(rows, 'year', keys)
    const years = [...known.keys()].filter(Boolean).toSorted()
    const data = (key) => years.map((year) => known.get(year)[`${key}_mean`])
    return { ...axes(years, 5), series: keys.map((key) => ({ type: 'line', name: key, data: data(key) })) }
  },
  likert: (keys, rows) => {
    const counts = keys.map((key) => countsOf(rows, key))
    const totals = counts.map((own) => levels.reduce((sum, level) => sum + (own.get(level) ?? 0), 0))
    const share = (level) => counts.map((own, place) => (own.get(level) ?? 0) / (totals[place] || 1))
    return {
      ...axes(keys, 1),
      series: levels.map((level) => ({ type: 'bar', stack: 'all', name: String(level), data: share(level) })),
    }
  },
  stacked: ([key], rows) => {
    const own = countsOf(rows, key)
    const data = sexes.map((sex) => own.get(sex) ?? 0)
    return { ...axes(sexes), series: [{ type: 'bar', data }] }
  },
  boxPlot: (keys, rows) => {
    const ends = [0, 0.25, 0.5, 0.75, 1]
    const wanted = keys.flatMap((key) => ends.map((end) => [`${key}_${end}`, op.quantile(key, end)]))
    const known = grouped(rows, 'sex', Object.fromEntries(wanted))
    const box = (key) => sexes.map((sex) => ends.map((end) => known.get(sex)?.[`${key}_${end}`] ?? null))
    return { ...axes(sexes, 5), series: keys.map((key) => ({ type: 'boxplot', name: key, data: box(key) })) }
  },
}

/** n, mean and standard deviation of questions per value of an attribute. */
function by(rows, attribute, keys) {
  const wanted = keys.flatMap((key) => [
    [`${key}_n`, op.valid(key)],
    [`${key}_mean`, op.mean(key)],
    [`${key}_sd`, op.stdev(key)],
  ])
  return grouped(rows, attribute, Object.fromEntries(wanted))
}

function countsOf(rows, key) {
  return new Map([...grouped(rows, key, { n: op.count() })].map(([level, { n }]) => [level, n]))
}

function grouped(rows, attribute, wanted) {
  return new Map(
    rows
      .groupby(attribute)
      .rollup(wanted)
      .objects()
      .map((row) => [row[attribute], row]),
  )
}
