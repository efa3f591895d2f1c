import type { Topic } from '#evaluation/model/overview.ts'

const edge = 8

/**
 * The positions of a topic's mean, interval and comparison on its scale, in pixels of a strip of some width, and the ends
 * of the strip; null if it has none.
 */
export function getRange(
  { figure, benchmark, item }: Pick<Topic, 'figure' | 'item'> & { benchmark: { mean: number | null } },
  width: number,
) {
  const { mean, low, high } = figure
  if (mean === null || benchmark.mean === null) return null
  const known = [mean, benchmark.mean, low ?? mean, high ?? mean]
  const [from, to] = item.scale ? [item.scale.min, item.scale.max] : padded(Math.min(...known), Math.max(...known))
  const at = (value: number) =>
    edge + (Math.min(1, Math.max(0, (value - from) / (to - from))) || 0) * (width - 2 * edge)
  return {
    width,
    edge,
    ends: [from, to] as const,
    mean: at(mean),
    low: at(low ?? mean),
    high: at(high ?? mean),
    benchmark: at(benchmark.mean),
  }
}

function padded(from: number, to: number): [number, number] {
  const room = (to - from || Math.abs(to) || 1) * 0.2
  return [from - room, to + room]
}
