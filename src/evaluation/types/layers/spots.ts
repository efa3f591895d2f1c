import type { Rect } from '../frame/rect.ts'
import { lineHeight, widthOf } from '../frame/textSize.ts'

/** Keeps texts apart: remembers what is taken and finds the first free of several places. */
export type Spots = {
  take: (rect: Rect) => void
  free: (text: string, places: { x: number; y: number }[], size?: number) => { x: number; y: number } | undefined
}

/** Spots inside a plot; places are the middles of texts, moved sideways where they would leave it. */
export function spotsIn(plot: Rect): Spots {
  const taken: Rect[] = []
  return {
    take: (rect) => void taken.push(rect),
    free: (text, places, size = 12) => {
      const [width, height] = [widthOf(text, size), lineHeight - 2]
      for (const place of places) {
        const x = Math.min(Math.max(place.x, plot.x + width / 2), plot.x + plot.width - width / 2)
        const rect = { x: x - width / 2, y: place.y - height / 2, width, height }
        if (
          rect.y < plot.y - 8 ||
          rect.y + height > plot.y + plot.height + 4 ||
          taken.some((other) => touches(rect, other))
        )
          continue
        taken.push(rect)
        return { x, y: place.y }
      }
      return undefined
    },
  }
}

function touches(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.width + 2 &&
    other.x < one.x + one.width + 2 &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}
