type Decal = Record<string, unknown>

const slant = Math.PI / 4
const patterns: (Decal | null)[] = [
  null,
  { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [2, 5], rotation: -slant },
  { symbol: 'circle', dashArrayX: [[6, 6], [0, 6, 6, 0]], dashArrayY: [6, 0], symbolSize: 0.6 },
  { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [2, 5], rotation: slant },
  { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [2, 5], rotation: 0 },
  { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [2, 5], rotation: slant * 2 },
  { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [1, 2], rotation: -slant },
  { symbol: 'triangle', dashArrayX: [[8, 8], [0, 8, 8, 0]], dashArrayY: [8, 0], symbolSize: 0.7 },
]

/** The pattern a part is told by besides its colour; none for the first and for a single one. */
export function decalOf(sign: number, ground: string): Decal | null {
  const pattern = sign < 0 ? null : (patterns[sign % patterns.length] ?? null)
  return pattern && { ...pattern, color: ground === '#ffffff' ? 'rgba(255,255,255,0.5)' : 'rgba(15,20,25,0.55)' }
}

/** The hatching of figures with fewer than ten answers. */
export function smallDecal(color: string): Decal {
  return { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [1, 4], rotation: -slant, color }
}
