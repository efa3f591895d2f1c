const hex = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

export type Channels = [number, number, number]

/** Parses `#rgb` or `#rrggbb` to three numbers of 0 to 255; undefined for any other text. */
export function channels(color: string): Channels | undefined {
  if (!hex.test(color)) return undefined
  const full = color.length === 4 ? color.replaceAll(/[^#]/g, '$&$&') : color
  const value = Number.parseInt(full.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Mixes two colours, `part` of 0 to 1. */
export function mix(from: string, to: string, part: number): string {
  const start = channels(from) ?? [0, 0, 0]
  const end = channels(to) ?? [0, 0, 0]
  const mixed = start.map((value, index) => Math.round(value + ((end[index] ?? 0) - value) * part))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Contrast of two colours by WCAG 2.2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((first, second) => first - second)
  return (light + 0.05) / (dark + 0.05)
}

/** The colour itself, or the nearest one towards black or white with a contrast of 3 : 1 to the background. */
export function readable(color: string, background: string): string {
  const goal = luminance(background) > 0.5 ? '#000000' : '#ffffff'
  for (let part = 0; part < 1; part += 0.04) {
    const tried = mix(color, goal, part)
    if (contrast(tried, background) >= 3) return tried
  }
  return goal
}

/** Black or white, whichever is more readable on a colour. */
export function textOn(color: string): string {
  return contrast(color, '#ffffff') >= contrast(color, '#000000') ? '#ffffff' : '#000000'
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (channels(color) ?? [0, 0, 0]).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
