import { getChartTheme, type Theme } from './theme.ts'
import { channels, mix, readable } from './contrast.ts'

/**
 * `default` suits colour-blind people (after Okabe and Ito), `provider` is that of the provider, `new` the one of
 * evaluations that request it (D-61).
 */
export type PaletteName = 'default' | 'provider' | 'new'

const palettes: Record<PaletteName, Record<Theme, string[]>> = {
  default: {
    light: ['#0072b2', '#c75200', '#00845f', '#a9478a', '#8a6a00', '#4a8fd6', '#5a626b', '#7d2a18'],
    dark: ['#56b4e9', '#f0913a', '#2fc79a', '#e08fc0', '#e9c53d', '#8ea5ff', '#b9c0c8', '#ff8a76'],
  },
  provider: {
    light: ['#0b6477', '#b5651d', '#4c7d2f', '#7a4f9a', '#9a7400', '#2f86a8', '#66707a', '#8f2d4f'],
    dark: ['#4fb6cc', '#e79a55', '#93c572', '#bd95dd', '#dcb94a', '#86cfe8', '#b5bec7', '#e88aa9'],
  },
  new: {
    light: ['#1d4f91', '#00857c', '#b83280', '#b45309', '#5b5bd6', '#5f7a1f', '#64748b', '#8a1c1c'],
    dark: ['#7fb2f5', '#3ecabf', '#f08cc4', '#f0a35a', '#a5a5ff', '#b5d064', '#aab7c7', '#f59090'],
  },
}

/** The colours of slices: valid ones of the chart first, each adjusted to a contrast of 3 : 1 to the background. */
export function getPalette(name: PaletteName, theme: Theme, own: readonly string[] = []): string[] {
  const { surface } = getChartTheme(theme)
  const valid = own.filter((color) => channels(color)).map((color) => readable(color, surface))
  return [...valid, ...palettes[name][theme].slice(valid.length)]
}

const diverging: Record<Theme, string[]> = {
  light: ['#8f3a00', '#d2741f', '#8b939b', '#4a92cc', '#0b4a86'],
  dark: ['#ffbf85', '#d9803a', '#75808b', '#4f97d1', '#a9d5ff'],
}
const rising: Record<Theme, string[]> = {
  light: ['#7d98ad', '#3f7ba8', '#0a4f86', '#062c4f'],
  dark: ['#5a7385', '#4f97c4', '#8cc8ee', '#d8efff'],
}

/** The grey of all other institutions together. */
export function getOthersColor(theme: Theme): string {
  return { light: '#8b939b', dark: '#75808b' }[theme]
}

/** The colours of ordered answers from the least to the most favourable, `least` first. */
export function orderedColors(count: number, kind: 'diverging' | 'rising', theme: Theme): string[] {
  const stops = (kind === 'diverging' ? diverging : rising)[theme]
  const { surface } = getChartTheme(theme)
  return Array.from({ length: count }, (_, index) =>
    readable(between(stops, count === 1 ? 1 : index / (count - 1)), surface),
  )
}

function between(stops: string[], place: number): string {
  const scaled = place * (stops.length - 1)
  const start = Math.min(Math.floor(scaled), stops.length - 2)
  return mix(stops[start] ?? '#000000', stops[start + 1] ?? '#000000', scaled - start)
}
