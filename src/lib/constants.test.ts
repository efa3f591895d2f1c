import { expect, test } from 'vitest'
import { demoEvaluation, homeListSize, oldAgeCategory, pageSize, pickerSize, surveyApps } from './constants.ts'

test('the agreed numbers and ids are in one place [CONST-05]', () => {
  expect({ pageSize, homeListSize, pickerSize, surveyApps, oldAgeCategory, demoEvaluation }).toEqual({
    pageSize: 15,
    homeListSize: 10,
    pickerSize: 15,
    surveyApps: [28, 31],
    oldAgeCategory: 13,
    demoEvaluation: 91,
  })
})

const sources = import.meta.glob<string>(
  ['../{api,app,engine,features,shapes,collections,screens}/**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
)

test('no other file repeats one of them [CONST-05]', () => {
  const again = /(?:[sS]ize|[Ee]valuation|[Aa]pps|[cC]ategory)\w* (?:=|:) (?:15|91|13|\[28)\b/
  expect(Object.keys(sources).length).toBeGreaterThan(300)
  expect(
    Object.entries(sources)
      .filter(([, text]) => again.test(text))
      .map(([path]) => path),
  ).toEqual([])
})
