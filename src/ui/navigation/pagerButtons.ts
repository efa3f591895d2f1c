const max = 9

/** The buttons of a pager: page numbers and gaps, nine at most, always with the first and the last page. */
export function pagerButtons(page: number, pages: number): (number | 'gap')[] {
  if (pages <= max) return range(1, pages)
  const inner = max - 4
  const start = Math.min(Math.max(page - Math.floor(inner / 2), 3), pages - inner - 1)
  const isEarly = start === 3 && page <= 5
  const isLate = page >= pages - 4
  if (isEarly) return [...range(1, max - 2), 'gap', pages]
  if (isLate) return [1, 'gap', ...range(pages - max + 3, pages)]
  return [1, 'gap', ...range(start, start + inner - 1), 'gap', pages]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
