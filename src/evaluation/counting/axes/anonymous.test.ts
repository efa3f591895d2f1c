// @vitest-environment node
import { expect, test } from 'vitest'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { attribute, chart, measureTable, question, source } from '#evaluation/counting/testRows.ts'

const names = ['Ahorn', 'Birke', 'Eiche', 'Fichte', 'Linde']
const requested = source([
  attribute('care', 'likert', { scale: { min: 1, max: 5, reversed: false } }),
  attribute('sex', 'single', { options: [1, 2] }),
])
/** Every institution has a different mean from 1 to 5. */
const table = measureTable(
  Array.from({ length: 100 }, (_, row) => ({
    content_object: names[row % 5],
    care: 1 + (row % 5),
    sex: 1 + (row % 2),
  })),
  requested,
)
const breakdown = chart('mean', ['care'], { groups: [{ attribute: 'content_object' }] })
const means = (named?: string[]) => {
  const { groups, panels } = evaluateChart(breakdown, { ...question({ charts: [breakdown] }), named }, [table])
  return new Map(groups.map(({ label }, place) => [label.de, panels[0]?.figures[0]?.[place]?.[0]?.mean]))
}

test('readers see the name of their own institution and numbers for the others [D-90]', () => {
  expect([...means().keys()]).toEqual(names)
  const own = means(['Eiche'])
  expect([...own.keys()]).toEqual(['Eiche', '#1', '#2', '#3', '#4'])
  expect(own.get('Eiche')).toBe(3)
  expect([...own.values()].toSorted((one, other) => Number(one) - Number(other))).toEqual([1, 2, 3, 4, 5])
  expect([...own.values()].slice(1)).not.toEqual([1, 2, 4, 5])
})

test('no name of another institution is anywhere in a series [D-90]', () => {
  const both = chart('mean', ['care'], {
    groups: [{ attribute: 'content_object' }, { attribute: 'sex' }],
    splits: [{ attribute: 'content_object' }],
  })
  const series = JSON.stringify(evaluateChart(both, { ...question({ charts: [both] }), named: ['Linde'] }, [table]))
  expect(names.filter((name) => series.includes(name))).toEqual(['Linde'])
  expect(series).toContain('#4')
})
