import { expect, test } from 'vitest'
import { chartTypes, viewOptions } from '#evaluation/model/chart.ts'
import { definitions, optionsOf } from './definitions.ts'
import { sayIn } from './testSeries.ts'

test('every view option is offered by a type, and none by a type that cannot use it [EVAL-08]', () => {
  expect(new Set(chartTypes.flatMap(optionsOf))).toEqual(new Set(viewOptions))
  expect(optionsOf('timeline')).toContain('bin_quarter')
  expect(optionsOf('timeline')).not.toContain('horizontal')
  for (const type of chartTypes.filter((each) => each !== 'timeline'))
    expect(optionsOf(type).some((option) => option.startsWith('bin_'))).toBe(false)
  expect(chartTypes.filter((type) => optionsOf(type).includes('stacked_likert'))).toEqual(['likert'])
})

test('an editor offers the nine types, with a name, a use and the options in three languages [EVAL-05]', () => {
  expect(Object.keys(definitions)).toEqual([...chartTypes])
  for (const language of ['de', 'fr', 'it'] as const) {
    const say = sayIn(language)
    expect(new Set(chartTypes.flatMap((type) => [say(`type.${type}`), say(`use.${type}`)])).size).toBe(18)
    expect(new Set(viewOptions.map((option) => say(`view.${option}`))).size).toBe(11)
  }
})
