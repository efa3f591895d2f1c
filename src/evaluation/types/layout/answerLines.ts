import type { Part } from '#evaluation/types/definition/chartLayoutData.ts'
import type { LayoutInput } from '#evaluation/types/definition/layoutInput.ts'
import { getChartTheme } from '#evaluation/types/colors/theme.ts'
import { itemLabels } from './breakdownTexts.ts'

/** The most questions that are all named if the names of the other ones say which they are. */
const maxNamed = 3

/** Questions with the same words in the same colours: one line of the legend explains their answers. */
type Line = { items: number[]; parts: number[] }

/**
 * Gives every set of answers the names of its questions, where the questions of a chart have different ones; equal answers
 * of a line have one entry. `sets` has the first part of each item and their number.
 */
export function withQuestions(
  parts: readonly Part[],
  sets: readonly { start: number; count: number }[],
  request: LayoutInput,
): Part[] {
  const { muted } = getChartTheme(request.theme)
  const lines = new Map<string, Line>()
  for (const [item, { start, count }] of sets.entries()) {
    const own = parts.slice(start, start + count)
    if (own.length === 0) continue
    // Answers outside of the scale, in grey, make no other set.
    const key = JSON.stringify(own.flatMap(({ color, sign, label }) => (color === muted ? [] : [[color, sign, label]])))
    const { items, parts: known } = lines.get(key) ?? { items: [], parts: [] }
    const all = new Set([...known, ...own.map((_, place) => start + place)])
    lines.set(key, { items: [...items, item], parts: [...all] })
  }
  const named = [...parts]
  const all = [...lines.values()]
  for (const line of all)
    for (const place of line.parts) {
      const part = parts[place]
      if (!part) continue
      const same = line.parts.find((one) => parts[one]?.label === part.label && parts[one].color === part.color)
      named[place] = {
        ...part,
        ...(all.length > 1 && { questions: getNames(line, all, part, request) }),
        ...(same !== undefined && same !== place && { sharesEntry: same }),
      }
    }
  return named
}

/** The questions of a line by name; null for those of the longest one if there are many. */
function getNames({ items }: Line, lines: readonly Line[], { inBar }: Part, request: LayoutInput): string | null {
  const others = lines.toSorted((one, other) => other.items.length - one.items.length)[0]?.items
  if (others === items && items.length > maxNamed) return null
  const labels = itemLabels(request)
  return items
    .map((item) => labels[item] ?? '')
    .map((label) => (inBar === undefined ? label : request.t('turned', { label })))
    .join(', ')
}
