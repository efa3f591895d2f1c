// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { render } from '#evaluation/chart/plot/testDrawing.ts'
import {
  categories,
  getBenchmark,
  getChart,
  getFigure,
  getSeries,
  item,
} from '#evaluation/types/definition/testSeries.ts'
import { getSign } from '#evaluation/types/words/verdict.ts'
import { languages } from '#lib/languages.ts'
import { contrast } from './contrast.ts'
import { getChartTheme } from './theme.ts'

const themes = ['light', 'dark'] as const
/** Two contrasts that a reader takes for the same. */
const same = 1.1

function getToken(name: string, theme: (typeof themes)[number]): string {
  const css = readFileSync('src/ui/layout/theme.css', 'utf8')
  const [, light = '', dark = ''] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css) ?? []
  return theme === 'light' ? light : dark
}

function expectSame(good: number, bad: number, about: string) {
  expect(Math.max(good, bad) / Math.min(good, bad), `${about}: ${good.toFixed(2)}, ${bad.toFixed(2)}`).toBeLessThan(
    same,
  )
}

test.each(themes)('better and worse stand out alike on every background (%s)', (theme) => {
  const [good, bad] = [getToken('good-ink', theme), getToken('bad-ink', theme)]
  const grounds = ['surface', 'raised', 'canvas', 'sunken'].map((name) => [
    getToken(name, theme),
    getToken(name, theme),
  ])
  for (const [one = '', other = ''] of [...grounds, [getToken('good-soft', theme), getToken('bad-soft', theme)]]) {
    const found = [contrast(good, one), contrast(bad, other)]
    for (const each of found) expect(each).toBeGreaterThanOrEqual(4.5)
    expectSame(found[0] ?? 0, found[1] ?? 0, `${one} ${other}`)
  }
  const surface = getToken('surface', theme)
  expectSame(contrast(getToken('good-soft', theme), surface), contrast(getToken('bad-soft', theme), surface), 'badge')
})

test.each([
  'overview/Overview.module.css',
  'chart/SignList.module.css',
  'chart/plot/ChartTip.module.css',
  '../ui/feedback/Badge.module.css',
])('better and worse have the same style but for their colour (%s)', (file) => {
  const css = readFileSync(`src/evaluation/${file}`, 'utf8')
  const getRules = (word: string) =>
    [...css.matchAll(new RegExp(`([^{}]*)\\.${word} \\{([^}]*)\\}`, 'g'))].map(([, before = '', rule = '']) =>
      [before.trim().split('\n').at(-1), rule.replaceAll(word, 'good')].join(' '),
    )
  expect(getRules('good').length).toBeGreaterThan(0)
  expect(getRules('bad').toSorted()).toEqual(getRules('good').toSorted())
})

test.each(themes.flatMap((theme) => [1, 2].map((parts) => [theme, parts] as const)))(
  'the marks of better and worse have one size and weight on a bar (%s, %d series)',
  (theme, parts) => {
    const clear = (word: 'better' | 'worse') => ({ verdict: { word, isClear: true } })
    const series = getSeries(
      {
        items: [item('q1', 'Information')],
        groups: categories('A', 'B'),
        comparisons: 2,
        benchmarks: [getBenchmark('Schweiz', [{ n: 5000, mean: 3, sd: 1 }])],
        ...(parts > 1 && { slices: categories('x', 'y') }),
      },
      (_, group) => getFigure(group === 0 ? [0, 0, 5, 9, 9] : [9, 9, 5, 0, 0], clear(group === 0 ? 'better' : 'worse')),
    )
    const viewSettings = { benchmark: true, horizontal: true }
    const { svg } = render(series, getChart('mean', { viewSettings }), { theme, width: 900 })
    const found = [getSign('better').sign, getSign('worse').sign].map((sign) =>
      [...svg.querySelectorAll('text')].filter(({ textContent }) => textContent === sign),
    )
    expect(found.map(({ length }) => length)).toEqual([parts, parts])
    const looks = found.map(([text]) => ({
      style: text?.getAttribute('style')?.replace(/fill:[^;]+;?/, ''),
      fill: text?.getAttribute('fill') ?? '',
    }))
    expect(looks[0]?.style).toBe(looks[1]?.style)
    const { good, bad, surface } = getChartTheme(theme)
    expect(looks.map(({ fill }) => fill)).toEqual([good, bad])
    expectSame(contrast(good, surface), contrast(bad, surface), 'mark')
    const named = ['besser', 'schlechter'].map((word) =>
      [...svg.querySelectorAll('text')].find(({ textContent }) => textContent === word),
    )
    expect(named.map((text) => text?.getAttribute('fill'))).toEqual([good, bad])
    expect(named[0]?.getAttribute('style')).toBe(named[1]?.getAttribute('style'))
  },
)

test.each(languages)('whatever is said of worse is said of better (%s)', (language) => {
  for (const file of ['charts', 'evaluation']) {
    const texts = JSON.parse(readFileSync(`locales/${language}/${file}.json`, 'utf8')) as { [key: string]: string }
    const bad = Object.keys(texts).filter((key) => /(?:^|\.)worse(?:$|\.)/.test(key))
    expect(bad.length).toBeGreaterThan(0)
    for (const key of bad) {
      const lengths = [key.replace('worse', 'better'), key].map((name) => texts[name]?.split(' ').length ?? 0)
      // The same sentence with another adjective ('meilleur', 'moins bon'): neither is softened or left out.
      expect(Math.min(...lengths), `${language} ${key}`).toBeGreaterThan(0)
      expect(Math.abs((lengths[0] ?? 0) - (lengths[1] ?? 0)), `${language} ${key}`).toBeLessThanOrEqual(1)
    }
  }
})
