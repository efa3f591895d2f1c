import { charts } from './charts.mjs'

export const label = 'bare scan'

/** The sum of every byte of the columns that each chart and the filter need: less work than any answer. */
export function prepare(_columns, table) {
  const toBytes = (key) => {
    const { codes, numbers } = table.columns.get(key)
    return codes ?? numbers
  }
  const perChart = charts.map(({ data, groups, slices, splits, timelineAttribute }) =>
    [
      ...data.flatMap(({ keys }) => keys),
      ...[...groups, ...slices, ...splits].map(({ attribute }) => attribute),
      ...(timelineAttribute ? [timelineAttribute] : []),
    ].map(toBytes),
  )
  return {
    answer: (filters) => {
      let sum = 0
      for (const codes of [...perChart.flat(), ...filters.map(({ attribute }) => toBytes(attribute))])
        sum += codes.BYTES_PER_ELEMENT === 1 ? scanBytes(codes) : scanWords(codes)
      return sum
    },
    lines: null,
  }
}

function scanBytes(codes) {
  let [one, two, three, four] = [0, 0, 0, 0]
  for (let row = 0; row < codes.length; row += 4) {
    one += codes[row]
    two += codes[row + 1] ?? 0
    three += codes[row + 2] ?? 0
    four += codes[row + 3] ?? 0
  }
  return one + two + three + four
}

const scanWords = new Function('codes', `return (${scanBytes})(codes)`)
