import type { Series } from '#evaluation/model/series.ts'

/**
 * The bins of a timeline that make up a quarter, a half-year or a year, as indexes of groups: a chart with longer bins shows
 * their sum. None for other charts.
 */
export function getSpans({ bin, groups }: Pick<Series, 'bin' | 'groups'>): number[][] {
  if (bin === null) return []
  const months = groups.map(({ value }) => toMonth(String(value)))
  return [1, 3, 6, 12].flatMap((length) => {
    const bySpan = new Map<number, number[]>()
    for (const [group, month] of months.entries()) {
      if (month === null) continue
      const span = Math.floor(month / length)
      bySpan.set(span, [...(bySpan.get(span) ?? []), group])
    }
    return [...bySpan.values()].filter((span) => span.length > 1)
  })
}

/** The number of a month since the year 0, of a day `yyyy-MM-dd`. */
function toMonth(day: string): number | null {
  const found = /^(\d{4})-(\d{2})/.exec(day)
  return found ? Number(found[1]) * 12 + Number(found[2]) - 1 : null
}
