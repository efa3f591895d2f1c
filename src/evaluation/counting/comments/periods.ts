/** The first and the last month of a period, counted from the year 0. */
export type Span = { from: number; to: number }

/** The month of a day (`yyyy-MM-dd`), counted from the year 0, and the other way round as `yyyy-MM`. */
export const toMonth = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
export const showMonth = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`

/**
 * The period that each month is shown as: the month, else its quarter, its year, or several years, such that at least
 * `limit` people are in it. A year or a quarter is divided only if each of its parts with people has that many, as the
 * small one would follow from the others. Empty if there are too few people altogether.
 */
export function getSpans(people: ReadonlyMap<number, number>, limit: number): Map<number, Span> {
  const years = merged(totals(people, 12), limit)
  const spans = new Map<number, Span>()
  for (const { from, to } of years) {
    const own = new Map([...people].filter(([month]) => month >= from * 12 && month < (to + 1) * 12))
    const whole = { from: from * 12, to: to * 12 + 11 }
    for (const [month, span] of from === to ? divided(own, whole, limit) : everyMonth(own, whole))
      spans.set(month, span)
  }
  return spans
}

const everyMonth = (people: ReadonlyMap<number, number>, span: Span) =>
  new Map([...people.keys()].map((month) => [month, span]))

/** A year in quarters, and these in months, where each part has enough people. */
function divided(people: ReadonlyMap<number, number>, whole: Span, limit: number): Map<number, Span> {
  const quarters = totals(people, 3)
  const isEnough = (counts: Iterable<number>) => [...counts].every((count) => count >= limit)
  if (!isEnough(quarters.values())) return everyMonth(people, whole)
  return new Map(
    [...quarters.keys()].flatMap((quarter) => {
      const span = { from: quarter * 3, to: quarter * 3 + 2 }
      const own = new Map([...people].filter(([month]) => month >= span.from && month <= span.to))
      return isEnough(own.values())
        ? [...own.keys()].map((month): [number, Span] => [month, { from: month, to: month }])
        : [...everyMonth(own, span)]
    }),
  )
}

/** The people of each stretch of so many months. */
function totals(people: ReadonlyMap<number, number>, months: number): Map<number, number> {
  const sums = new Map<number, number>()
  for (const [month, count] of people) {
    const stretch = Math.floor(month / months)
    sums.set(stretch, (sums.get(stretch) ?? 0) + count)
  }
  return sums
}

/** Years one after the other until they have enough people together; what remains at the end joins the last ones. */
function merged(years: ReadonlyMap<number, number>, limit: number): Span[] {
  const spans: Span[] = []
  let open = { from: 0, to: 0, count: 0 }
  for (const [year, count] of [...years].toSorted(([one], [other]) => one - other)) {
    open = { from: open.count > 0 ? open.from : year, to: year, count: open.count + count }
    if (open.count < limit) continue
    spans.push({ from: open.from, to: open.to })
    open = { ...open, count: 0 }
  }
  const last = spans.at(-1)
  if (open.count > 0 && last) last.to = open.to
  return spans
}
