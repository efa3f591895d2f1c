import { type Chart, comparators, type ComparatorName } from '#evaluation/model/chart.ts'
import { getOptions } from '#evaluation/types/definition/chartTypes.ts'

/** The address stores the lines that all charts of a page are compared with, besides those their editor has set. */
export const parameter = 'lines'

/** The lines in an address, each once and in their common order; unknown ones are left out. */
export function parseLines(address: URLSearchParams): ComparatorName[] {
  const named = (address.get(parameter) ?? '').split(',')
  return comparators.filter((name) => named.includes(name))
}

/** The address with these lines; its other parameters stay. */
export function withLines(address: URLSearchParams, lines: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(address)
  if (lines.length === 0) next.delete(parameter)
  else next.set(parameter, comparators.filter((name) => lines.includes(name)).join())
  return next
}

/** A chart that is also compared with these lines; types without such lines ignore them. */
export function comparedChart<Some extends Pick<Chart, 'viewSettings'>>(
  chart: Some,
  lines: readonly ComparatorName[],
): Some {
  if (lines.length === 0) return chart
  const on = Object.fromEntries(lines.map((name) => [name, true]))
  return { ...chart, viewSettings: { ...chart.viewSettings, ...on } }
}

/** Whether a chart of the page can show a line. */
export function isUsable(name: ComparatorName, charts: readonly Pick<Chart, 'type'>[]): boolean {
  return charts.some(({ type }) => getOptions(type).includes(name))
}
