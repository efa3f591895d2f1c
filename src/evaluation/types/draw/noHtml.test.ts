import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chartTypes } from '#evaluation/model/chart.ts'
import { pictureOf } from '../layers/pictureOf.ts'
import { categories, chartOf, figureOf, item, sayIn, seriesOf } from '../testSeries.ts'
import { drawMarks } from './drawMarks.ts'
import { marksOf, svgText } from './mark.ts'

const folder = join(import.meta.dirname, '..')
const forbidden = [/(?:inner|outer)HTML\s*=|insertAdjacentHTML|dangerouslySetInnerHTML|DOMParser|foreignObject/]

test('nothing a chart is drawn with turns text into elements [R02]', () => {
  const wrong = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      forbidden.filter((mark) => mark.test(readFileSync(join(folder, file), 'utf8'))).map((mark) => `${file}: ${mark}`),
    )
  expect(wrong).toEqual([])
})

test('names of the backend are texts in a picture, on the page and in a file [R01, R02]', () => {
  const evil = '</text><script>alert(1)</script><img src=x onerror="window.__xss=1">&'
  const series = seriesOf(
    {
      items: ['a', 'b', 'c'].map((name) => item(name, evil)),
      groups: categories(evil, 'b'),
      slices: categories(evil, 'd'),
    },
    () => figureOf([1, 2, 3, 4, 5]),
    categories(evil),
  )
  for (const type of chartTypes.filter((each) => each !== 'tableChart')) {
    const picture = pictureOf({
      series,
      chart: chartOf(type, { viewSettings: { datalabels: true } }),
      language: 'de',
      t: sayIn('de'),
      theme: 'dark',
      palette: 'new',
      size: { width: 1600, height: 300 },
    })
    if (!picture) throw new Error('nothing is drawn')
    const place = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    drawMarks(place, marksOf(picture.layers, 'x'), [])
    const file = new DOMParser().parseFromString(svgText(picture.layers, picture), 'image/svg+xml').documentElement
    for (const drawn of [place, file]) {
      expect(
        [...new Set([...drawn.querySelectorAll('*')].map(({ tagName }) => tagName))].filter(
          (tag) => !['defs', 'pattern', 'g', 'rect', 'path', 'circle', 'text'].includes(tag),
        ),
      ).toEqual([])
      expect(drawn.textContent).toContain('onerror="window')
    }
    expect(picture.tip(0, 0)?.title).toContain(evil)
  }
})
