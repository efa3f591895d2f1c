import type { Part } from '../layoutData/chartLayoutData.ts'
import type { Look } from '../theme.ts'

/** A colour with a pattern on it; `pattern` is a place in `patterns`. */
export type Hatch = { ground: string; ink: string; pattern: number }

/** A tile that is repeated: its side in pixels, the path that is inked, and by how many degrees all of it is turned. */
export type Pattern = { side: number; path: string; turn: number }

const stripes = 'M0 0H7V2H0Z'

/** The first is that of figures with few answers. */
const patterns: Pattern[] = [
  { side: 5, path: 'M0 0H5V1H0Z', turn: -45 },
  { side: 7, path: stripes, turn: -45 },
  {
    side: 12,
    path: 'M1.2 3a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0ZM7.2 9a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0Z',
    turn: 0,
  },
  { side: 7, path: stripes, turn: 45 },
  { side: 7, path: stripes, turn: 0 },
  { side: 7, path: stripes, turn: 90 },
  { side: 3, path: 'M0 0H3V1H0Z', turn: -45 },
  { side: 16, path: 'M4 1L7 7H1ZM12 9L15 15H9Z', turn: 0 },
]

export function patternOf({ pattern }: Hatch): Pattern {
  return patterns[pattern % patterns.length] ?? { side: 1, path: '', turn: 0 }
}

/** The colour a part is told by, and its pattern; the first and a single one have none. */
export function fillOf({ color, sign }: Part, { surface }: Look): string | Hatch {
  const pattern = sign < 0 ? 0 : sign % patterns.length
  return pattern === 0
    ? color
    : { ground: color, ink: surface === '#ffffff' ? 'rgba(255,255,255,0.5)' : 'rgba(15,20,25,0.55)', pattern }
}

/** Grey and hatched: fewer than ten answers. */
export function smallFill({ small, smallLines }: Look): Hatch {
  return { ground: small, ink: smallLines, pattern: 0 }
}
