import type { ParseKeys } from 'i18next'
import type { Chart, Cut } from '#features/evaluation/data/chart.ts'
import { usesOf } from './uses.ts'

export type CutList = 'groups' | 'slices' | 'splits'
export type TabId = 'data' | 'cuts' | 'filters' | 'look' | 'texts'
/** Something of a chart that cannot be: at which field, on which tab. One that `breaks` is never asked of the engine. */
export type Flaw = { at: string; tab: TabId; word: ParseKeys<'editor'>; breaks: boolean }

const mostBands = 200
const oldest = 200
const mostDecimals = 10

/** Everything that keeps a chart from being taken over. */
export function flawsOf(chart: Chart): Flaw[] {
  const uses = usesOf(chart.type)
  const { min, max, decimals } = chart.config
  const flaws: (Flaw | false)[] = [
    chart.measures.length === 0 && { at: 'measures', tab: 'data', word: 'flaw.measures', breaks: false },
    chart.data.length === 0 && { at: 'items', tab: 'data', word: 'flaw.items', breaks: false },
    uses.timeline && chart.timelineAttribute === null && { at: 'timeline', tab: 'data', word: 'flaw.timeline', breaks: false },
    typeof min === 'number' && typeof max === 'number' && min >= max && { at: 'max', tab: 'look', word: 'flaw.range', breaks: true },
    decimals !== undefined && !(Number.isInteger(decimals) && decimals >= 0 && decimals <= mostDecimals) && { at: 'decimals', tab: 'look', word: 'flaw.decimals', breaks: true },
    ...(['groups', 'slices', 'splits'] as const).flatMap((list) => chart[list].flatMap((cut, index) => ageFlaws(cut, `${list}.${index}`))),
    ...twice(chart),
  ]
  return flaws.filter((flaw) => flaw !== false)
}

function ageFlaws({ age }: Cut, at: string): Flaw[] {
  if (!age) return []
  const { ageGap, minAge, maxAge } = age
  const flaw = (field: string, word: ParseKeys<'editor'>): Flaw => ({ at: `${at}.${field}`, tab: 'cuts', word, breaks: true })
  const isAge = (years: number) => Number.isInteger(years) && years >= 0 && years <= oldest
  return [
    ...(ageGap > 0 && Number.isInteger(ageGap) ? [] : [flaw('ageGap', 'flaw.age-gap')]),
    ...(isAge(minAge) ? [] : [flaw('minAge', 'flaw.age')]),
    ...(isAge(maxAge) ? [] : [flaw('maxAge', 'flaw.age')]),
    ...(minAge > maxAge ? [flaw('maxAge', 'flaw.age-order')] : []),
    ...(ageGap > 0 && (maxAge - minAge) / ageGap > mostBands ? [flaw('ageGap', 'flaw.age-many')] : []),
  ]
}

/** Rows cut twice by the same attribute would make cells nobody can be in. */
function twice(chart: Chart): Flaw[] {
  const seen = new Set<string>()
  return (['groups', 'slices', 'splits'] as const).flatMap((list) =>
    chart[list].flatMap(({ attribute }, index): Flaw[] => {
      const isSecond = seen.has(attribute)
      seen.add(attribute)
      return isSecond ? [{ at: `${list}.${index}`, tab: 'cuts', word: 'flaw.twice', breaks: false }] : []
    }),
  )
}
