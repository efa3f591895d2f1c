import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getChartTheme } from './theme.ts'
import { contrast, readable, textOn } from './contrast.ts'
import { orderedColors, getPalette } from './palettes.ts'

const themes = ['light', 'dark'] as const

test('every colour has a contrast of 3 : 1 in both themes [EVAL-11]', () => {
  for (const theme of themes) {
    const colors = [
      ...(['default', 'provider', 'new'] as const).flatMap((name) => getPalette(name, theme)),
      ...[2, 3, 4, 5, 7, 11].flatMap((count) => [
        ...orderedColors(count, 'diverging', theme),
        ...orderedColors(count, 'rising', theme),
      ]),
    ]
    for (const color of colors) {
      expect(contrast(color, getChartTheme(theme).surface), `${theme} ${color}`).toBeGreaterThanOrEqual(3)
      expect(contrast(color, textOn(color)), `${theme} ${color}`).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test('the colours of a palette are different', () => {
  for (const theme of themes) {
    for (const name of ['default', 'provider', 'new'] as const) expect(new Set(getPalette(name, theme)).size).toBe(8)
    expect(new Set(orderedColors(11, 'diverging', theme)).size).toBe(11)
  }
})

test('uses the colours of a chart first, made readable [EVAL-11, D-61]', () => {
  const [first, second] = getPalette('default', 'light', ['#ffff99', 'red;background:url(x)', '#123'])
  expect(contrast(first ?? '', '#ffffff')).toBeGreaterThanOrEqual(3)
  expect(second).toBe('#112233')
  expect(getPalette('default', 'light', ['#ffff99'])).toHaveLength(8)
  expect(readable('#000000', '#ffffff')).toBe('#000000')
})

test('charts have the colours of the page', () => {
  const css = readFileSync('src/ui/layout/theme.css', 'utf8')
  for (const [token, key] of [
    ['surface', 'surface'],
    ['raised', 'raised'],
    ['ink', 'ink'],
    ['muted', 'muted'],
    ['line', 'line'],
    ['line-strong', 'lineStrong'],
    ['good-ink', 'good'],
    ['bad-ink', 'bad'],
    ['signal-ink', 'signal'],
  ] as const) {
    const [, light = '', dark = ''] = new RegExp(`--${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css) ?? []
    const full = (color: string) => (color.length === 4 ? color.replaceAll(/[^#]/g, '$&$&') : color)
    expect([getChartTheme('light')[key], getChartTheme('dark')[key]]).toEqual([full(light), full(dark)])
  }
})
