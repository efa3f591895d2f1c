import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getFloor, knownSince, slowSelectors, tooNew } from './browsers.mjs'

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] }
const floor = getFloor(browserslist)
const getProblems = (name: string, text: string) => tooNew([{ name, text }], floor).map((line) => line.split(',')[0])

test.each([
  ['a.js', 'Promise.try(f)', 'a.js uses Promise.try'],
  ['a.js', 'new URLPattern(x)', 'a.js uses URLPattern'],
  ['a.js', 'list.isDisjointFrom(other)', 'a.js uses isDisjointFrom'],
  ['a.css', '.a{interpolate-size:allow-keywords}', 'a.css uses interpolate-size'],
  ['a.css', 'a:open{color:red}', 'a.css uses :open'],
  ['a.css', '@position-try --a{top:0}', 'a.css uses @position-try'],
])('%s with %s is newer than the oldest browsers', (name, text, problem) => {
  expect(getProblems(name, text)).toEqual([problem])
})

test('what the oldest browsers know is no problem', () => {
  expect(getProblems('a.js', 'AbortSignal.any([a]);list.toSorted();new Blob([])')).toEqual([])
  expect(getProblems('a.css', '.a:has(b){flex-direction:column;color:red}@container (width>1px){}')).toEqual([])
})

test.each(['.a:has(>:not(.b))', '.a:not(:has(>.b:empty))', 'td:has(*)', '.a:has(.b ~ :nth-child(3))'])(
  '%s is slow on every page, and not on paper',
  (selector) => {
    expect(slowSelectors([{ name: 'a.css', text: `.x{}${selector}{top:0}` }])).toEqual([
      `a.css has a slow selector, let the component set a class instead: ${selector}`,
    ])
    expect(slowSelectors([{ name: 'a.css', text: `@media print{${selector}{top:0}}.x{}` }])).toEqual([])
  },
)

test('a class, an attribute or an element inside of :has() is not slow', () => {
  const text = '.a:has(.b,[data-c] li):not(.d){top:0}@media (width<4px){.a:has(+.b):empty{top:0}}'
  expect(slowSelectors([{ name: 'a.css', text }])).toEqual([])
})

test('the message for old browsers is shown only below the oldest supported ones', () => {
  const requested = [
    ...readFileSync('public/old-browser.js', 'utf8').matchAll(/typeof (\w+)\.(?:prototype\.)?(\w+) ===/g),
  ]
  const versions = requested.map(([, owner = '', member = '']) => knownSince(`${owner}.${member}`))
  expect(requested.length).toBeGreaterThan(1)
  const newest = Object.keys(floor).map((browser) => [
    browser,
    Math.max(...versions.map((known) => known[browser] ?? Infinity)),
  ])
  expect(Object.fromEntries(newest)).toEqual(floor)
})
