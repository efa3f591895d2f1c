import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { viewOptions } from '#evaluation/model/chart.ts'
import de from '../../../../locales/de/charts.json'
import { chartTypes as stored } from '../../../../mocks/schema/chartTypes.ts'
import { chartTypes, getDefinition, getOptions, defaultType } from './chartTypes.ts'
import { inLanguage } from './testSeries.ts'

test('only types that can use a view option offer it [EVAL-08]', () => {
  expect(new Set(chartTypes.flatMap(getOptions))).toEqual(new Set(viewOptions))
  for (const type of chartTypes)
    expect(getOptions(type).some((option) => option.startsWith('bin_'))).toBe(getDefinition(type).counts === 'bins')
  expect(chartTypes.filter((type) => getOptions(type).includes('stacked_likert'))).toEqual(['likert'])
  expect(getOptions('timeline')).not.toContain('horizontal')
  expect(chartTypes.filter((type) => getOptions(type).includes('by_value'))).toEqual([
    'mean',
    'likert',
    'bar',
    'boxPlot',
  ])
})

test('an editor offers every chart type with translations in three languages [EVAL-05]', () => {
  const named = Object.keys(de).flatMap((key) => (key.startsWith('type.') ? key.slice('type.'.length) : []))
  expect(new Set(chartTypes)).toEqual(new Set(named))
  expect(new Set(Object.keys(stored))).toEqual(new Set(named))
  expect(new Set(chartTypes.map((type) => getDefinition(type).order)).size).toBe(chartTypes.length)
  expect(defaultType).toBe('mean')
  for (const language of ['de', 'fr', 'it'] as const) {
    const addSentence = inLanguage(language)
    expect(new Set(chartTypes.flatMap((type) => [addSentence(`type.${type}`), addSentence(`use.${type}`)])).size).toBe(
      2 * chartTypes.length,
    )
    expect(new Set(viewOptions.map((option) => addSentence(`view.${option}`))).size).toBe(viewOptions.length)
  }
})

/**
 * Other things with the name of a chart type: a type of attribute, a series of ECharts, a figure, a string of the
 * editor, a chart of PowerPoint.
 */
const otherMeanings = [
  /(?<!chart\.)\btype\b[^\n]* (?:===|!==) 'likert'|\['likert', 'number'|^ {4}case 'likert':$/,
  /\btype: 'bar'|\bwhole(?::| ===) 'bar'|\| 'bar'$/,
  /\bmeasure(?::| ===|: [^=]+ =| = isShare \? 'share' :) 'mean'/,
  /\bbars: 'bar',$|\bnets: 'radar',$|\bbarDir: |\bbarGrouping: /,
  /\bt\('(?:mean|bar)'\)|'n', 'mean', 'sd'|^ {2}'mean',$|\bone\['mean'\]|numberAt\(one, 'mean'\)/,
]

test('the name of a type is in its own file and in no other of the portal', () => {
  const names = new RegExp(`['"\`](?:${chartTypes.join('|')})['"\`]`)
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.test\.tsx?$|\/test[A-Z][^/]*$/.test(file) &&
      !/^evaluation\/types\/[^/]+\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) =>
    readFileSync(join('src', file), 'utf8')
      .split('\n')
      .flatMap((line) =>
        names.test(line) && !otherMeanings.some((other) => other.test(line)) ? `${file}: ${line}` : [],
      ),
  )
  expect(found).toEqual([])
})
