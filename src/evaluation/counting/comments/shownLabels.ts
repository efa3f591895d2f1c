/**
 * The labels that texts may have: each is that of at least `limit` people. Texts without one must not
 * follow from the others: it is of two labels at least and of that many people, or the next smallest goes as well.
 * `unlabelled` people have none anyway.
 */
export function shownLabels(people: ReadonlyMap<string, number>, unlabelled: number, limit: number): Set<string> {
  const sorted = [...people].toSorted(([, one], [, other]) => one - other)
  let [hidden, without] = [unlabelled > 0 ? 1 : 0, unlabelled]
  let first = 0
  for (const [, count] of sorted) {
    const isSafe = first === 0 || (hidden >= 2 && without >= limit)
    if (count >= limit && isSafe) break
    hidden += 1
    without += count
    first += 1
  }
  return new Set(sorted.slice(first).map(([label]) => label))
}
