import type { Fields, Json } from '../db/json.ts'
import { isObject, toNumber, getObjects, getText } from '../db/json.ts'

/**
 * The means of a benchmark over rows as a portal computes them: n, mean and sample sd of the valid answers to every
 * question.
 */
export function getMeans(rows: readonly Fields[], attributes: readonly Fields[], filter: Json | undefined): Fields {
  const kept = rows.map((row) => row['attributes']).filter((row): row is Fields => isObject(row) && passes(row, filter))
  return Object.fromEntries(
    attributes
      .filter(({ type, key }) => type === 'likert' || (type === 'number' && key !== 'birth_year'))
      .flatMap((attribute): [string, Json][] => {
        const means = getFigures(
          kept.map((row) => row[getText(attribute['key'])]).filter((value) => isValid(value, attribute)),
        )
        return means ? [[getText(attribute['key']), means]] : []
      }),
  )
}

function getFigures(values: readonly number[]): Fields | null {
  const n = values.length
  if (n === 0) return null
  const mean = values.reduce((sum, value) => sum + value, 0) / n
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { n, mean, sd: n > 1 ? Math.sqrt(squares / (n - 1)) : null }
}

function isValid(value: Json | undefined, { scale }: Fields): value is number {
  if (typeof value !== 'number' || value === -1) return false
  return !isObject(scale) || (value >= toNumber(scale['min']) && value <= toNumber(scale['max']))
}

/** A filter is a list of attributes with the values that count. */
function passes(row: Fields, filter: Json | undefined): boolean {
  return getObjects(filter).every(({ attribute, values }) => {
    const wanted = (Array.isArray(values) ? values : [values]).map(String)
    const value = row[getText(attribute)]
    return wanted.length === 0 || (Array.isArray(value) ? value : [value]).some((one) => wanted.includes(String(one)))
  })
}
