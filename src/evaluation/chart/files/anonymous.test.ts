// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { attribute, chart as chartFor, measureTable, question, source } from '#evaluation/counting/testRows.ts'
import { getChart } from '#evaluation/types/definition/testSeries.ts'
import { counted } from '#evaluation/types/definition/chartTypes.ts'
import { outputs } from './testOutputs.ts'

const of = source([
  attribute('q', 'likert', { scale: { min: 1, max: 5, reversed: false } }),
  attribute('yes', 'number', { scale: { min: 0, max: 1, reversed: true } }),
])
/** Names that are no part of any other word. */
const name = fc.stringMatching(/^[B-DF-HJ-NP-TV-XZ]{5}ß[b-df-hj-np-tv-xz]{5}$/)

test.each(['q', 'yes'])(
  'no output of a funnel of %s holds the name of another institution [D-90]',
  async (key) => {
    const chart = { ...getChart('funnel'), ...chartFor('funnel', [key], {}) }
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(name, { minLength: 3, maxLength: 8 }), fc.nat(1000), async (names, seed) => {
        const rows = names.flatMap((content_object, place) =>
          Array.from({ length: 6 + ((seed + place * 17) % 60) }, (_, row) => ({
            content_object,
            q: 1 + ((row * 7 + place * seed) % (3 + (place % 3))),
            yes: Number((row + place) % (2 + (place % 3)) === 0),
          })),
        )
        const [own = '', ...others] = names
        const requested = { ...question(), named: [own] }
        const made = await outputs(evaluateChart(counted(chart), requested, [measureTable(rows, of)]), chart)
        for (const [kind, output] of Object.entries(made as { [kind: string]: unknown })) {
          const text = JSON.stringify(output)
          expect(others.filter((other) => text.includes(other))).toEqual([])
          if (kind !== 'words') expect(text).toContain(own)
        }
      }),
      { numRuns: 8 },
    )
  },
  60_000,
)
