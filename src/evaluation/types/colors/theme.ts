export type Theme = 'light' | 'dark'

/** The values that charts take from `ui/theme.css`; a picture in SVG cannot read its variables. */
export type ChartTheme = {
  surface: string
  raised: string
  ink: string
  muted: string
  line: string
  lineStrong: string
  good: string
  bad: string
  /** Signals over time: neither good nor bad. */
  signal: string
}

export const font = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif"

const chartThemes: Record<Theme, ChartTheme> = {
  light: {
    surface: '#ffffff',
    raised: '#ffffff',
    ink: '#18222c',
    muted: '#55616d',
    line: '#e1e6ea',
    lineStrong: '#87919c',
    good: '#17663a',
    bad: '#a8211b',
    signal: '#6d28d9',
  },
  dark: {
    surface: '#171d24',
    raised: '#1f2730',
    ink: '#e7ecf1',
    muted: '#a3afbb',
    line: '#2a343e',
    lineStrong: '#74818e',
    good: '#76cb99',
    bad: '#ff9d94',
    signal: '#c4a7ff',
  },
}

export function getChartTheme(theme: Theme): ChartTheme {
  return chartThemes[theme]
}

/** Green and red if there is a better side, ink if there is none. */
export function verdictFill(isGood: boolean | null, theme: ChartTheme): string {
  if (isGood === null) return theme.ink
  return isGood ? theme.good : theme.bad
}
