// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chartTypes } from '#features/evaluation/data/chart.ts'
import { pictureOf } from './pictureOf.ts'
import { categories, chartOf, figureOf, item, sayIn, seriesOf } from './testSeries.ts'

const folder = import.meta.dirname
/** A formatter that is a text is HTML to ECharts, and so are these keys. */
const forbidden = [/formatter['"]?\s*:\s*['"`]/, /\bsublink\b|\blink\s*:/, /dataView/, /extraCssText/, /innerHTML\s*=|insertAdjacentHTML|outerHTML|dangerouslySetInnerHTML/]

test('no chart has formatters of text, links, data views or CSS texts [R02]', () => {
  const wrong = readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== 'emptyHtml.ts')
    .flatMap((file) => forbidden.filter((mark) => mark.test(readFileSync(join(folder, file), 'utf8'))).map((mark) => `${file}: ${mark}`))
  expect(wrong).toEqual([])
})

test('the options themselves have none, whatever the names are [R01, R02]', () => {
  const evil = '<img src=x onerror="window.__xss=1">{a|b}{@c}${d}'
  const series = seriesOf({ items: ['a', 'b', 'c'].map((name) => item(name, evil)), groups: categories(evil, 'b'), slices: categories(evil, 'd') }, () => figureOf([1, 2, 3, 4, 5]), categories(evil))
  for (const type of chartTypes.filter((each) => each !== 'tableChart')) {
    const picture = pictureOf({ series, chart: chartOf(type, { viewSettings: { datalabels: true } }), language: 'de', say: sayIn('de'), theme: 'dark', palette: 'new', size: { width: 600, height: 300 } })
    expect(picture && wrongKeys(picture.option)).toEqual([])
    expect(picture?.tip(0, 0)?.title).toContain('<img src=x onerror="window.__xss=1">{a|b}')
  }
})

function wrongKeys(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const isWrong = (key === 'formatter' && typeof inner !== 'function') || ['link', 'sublink', 'dataView', 'extraCssText', 'rich', 'toolbox'].includes(key)
    return [...(isWrong ? [`${path}.${key}`] : []), ...wrongKeys(inner, `${path}.${key}`)]
  })
}
