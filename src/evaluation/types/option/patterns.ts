import type { Cell, Part } from '#evaluation/types/definition/chartLayoutData.ts'
import type { ChartTheme } from '#evaluation/types/colors/theme.ts'

const stripes = { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [2, 5] }

/** Patterns in addition to the colours, which ECharts calls decals; the first part of a chart has none. */
const decals = [
  null,
  { ...stripes, rotation: -Math.PI / 4 },
  {
    symbol: 'circle',
    symbolSize: 0.7,
    dashArrayX: [
      [6, 6],
      [0, 6, 6, 0],
    ],
    dashArrayY: [6, 0],
  },
  { ...stripes, rotation: Math.PI / 4 },
  { ...stripes, rotation: 0 },
  { ...stripes, rotation: Math.PI / 2 },
  { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [1, 2], rotation: -Math.PI / 4 },
  { symbol: 'triangle', symbolSize: 0.8, dashArrayX: [6, 8], dashArrayY: [7, 7], rotation: 0 },
]

/** The fill of a part: its colour, and its pattern if it has one. */
export function getFill({ color, sign, isPlain }: Part, { surface }: ChartTheme) {
  const decal = sign < 0 || isPlain ? null : (decals[sign % decals.length] ?? null)
  const ink = surface === '#ffffff' ? 'rgba(255,255,255,0.5)' : 'rgba(15,20,25,0.55)'
  return { color, ...(decal && { decal: { ...decal, color: ink } }) }
}

/** The fill of its part; fewer than ten answers are hatched over their own colour. */
export function fillFor(cell: Cell, part: Part, theme: ChartTheme) {
  if (cell.isGrey) return getFill({ ...part, color: theme.muted }, theme)
  if (!cell.isSmall) return getFill(part, theme)
  const hatch = { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [3, 3], rotation: -Math.PI / 4, color: theme.surface }
  return { color: part.color, borderColor: part.color, borderWidth: 1, decal: hatch }
}

const symbols = ['circle', 'rect', 'triangle', 'diamond', 'pin', 'arrow', 'roundRect', 'emptyCircle']
const dashes = ['solid', [7, 3], [2, 3], [9, 3, 2, 3], [12, 4], [4, 4], [1, 4], [10, 2, 2, 2, 2, 2]] as const

/** The symbol on a part's line. */
export function getSymbol({ sign }: Part): string {
  return symbols[Math.max(0, sign) % symbols.length] ?? 'circle'
}

/** The dashes of a part's line, as distinctive as its symbol. */
export function getDash({ sign }: Part): 'solid' | number[] {
  const dash = dashes[Math.max(0, sign) % dashes.length]
  return dash === undefined || dash === 'solid' ? 'solid' : [...dash]
}

/** The width of the line of a benchmark, in pixels: more than that of a centre. */
export const benchmarkWidth = 2

/** The dashes of a benchmark. */
export function benchmarkDash(index: number): number[] {
  return (
    [
      [6, 4],
      [2, 3],
      [10, 3, 2, 3],
      [14, 4],
      [8, 3, 2, 3, 2, 3],
      [1, 5],
    ][index % 6] ?? [6, 4]
  )
}
