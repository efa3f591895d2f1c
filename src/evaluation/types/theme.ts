export type Theme = 'light' | 'dark'

/** What charts take from `ui/theme.css`; a picture in SVG cannot read its variables. */
export type Look = {
  surface: string
  raised: string
  ink: string
  muted: string
  line: string
  lineStrong: string
  good: string
  bad: string
  small: string
  smallLines: string
}

export const font = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif"

const looks: Record<Theme, Look> = {
  light: {
    surface: '#ffffff',
    raised: '#ffffff',
    ink: '#18222c',
    muted: '#55616d',
    line: '#e1e6ea',
    lineStrong: '#87919c',
    good: '#17663a',
    bad: '#a8211b',
    small: '#d3d9de',
    smallLines: '#6b7681',
  },
  dark: {
    surface: '#171d24',
    raised: '#1f2730',
    ink: '#e7ecf1',
    muted: '#a3afbb',
    line: '#2a343e',
    lineStrong: '#74818e',
    good: '#7fd6a2',
    bad: '#ff9d94',
    small: '#3a4551',
    smallLines: '#8b97a4',
  },
}

export function lookOf(theme: Theme): Look {
  return looks[theme]
}
