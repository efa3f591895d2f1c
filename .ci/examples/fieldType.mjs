/** A share in percent: shown with its sign, typed as a number, refused beyond 100. */
export const fieldType = {
  creates: {
    'src/engine/fields/percent.ts': `import { type FieldOf, type FieldOptions, type FieldType, wrongCell } from './fieldType.ts'
import { problem } from './schemas.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { z } from '#lib/schema.ts'
import { parseNumber } from '#ui/fields/numbers/parseNumber.ts'

type PercentField = FieldOf<'percent', number, { integer?: boolean }>

/** A share in percent, from 0 to 100. */
export const percent = (options: FieldOptions = {}): PercentField => ({ kind: 'percent', ...options })

export const percentType: FieldType<PercentField> = {
  format: (value) => \`\${showNumber(value)} %\`,
  figures: 'values',
  filter: { control: () => import('#engine/fields/filters/TextFilter.tsx') },
  widget: () => import('#engine/fields/widgets/NumberWidget.tsx'),
  schema: () =>
    z
      .number(problem('field.noNumber'))
      .check(z.gte(0, problem('form.min', { min: 0 })), z.lte(100, problem('form.max', { max: 100 }))),
  fromCell: (cell) => {
    const value = parseNumber(cell)
    return value === null ? wrongCell('problem.number') : { value }
  },
}
`,
    'src/engine/fields/percent.test.ts': `import { expect, test } from 'vitest'
import { getType } from '#engine/fieldTypes.ts'
import { percent } from './percent.ts'

test('a share is shown in percent, and ends at a hundred', () => {
  const field = percent()
  expect(getType(field).format(12.5, field, String)).toBe('12.5 %')
  const valid = (value: number) => getType(field).schema?.(field).safeParse(value).success
  expect([0, 100, -1, 101].map(valid)).toEqual([true, true, false, false])
})
`,
  },
  inserts: [
    {
      path: 'src/engine/fieldTypes.ts',
      before: "import { relationType } from '#engine/fields/relation.ts'\n",
      text: "import { percentType } from '#engine/fields/percent.ts'\n",
    },
    { path: 'src/engine/fieldTypes.ts', before: '  relation: relationType,\n', text: '  percent: percentType,\n' },
    {
      path: 'src/collections/backend.test.ts',
      before: '  relation: async ({ endpoint }) =>',
      text: '  percent: () => 50,\n',
    },
  ],
  tests: ['src/engine/fields', 'src/engine/form', 'src/collections/fields.test.ts', 'src/gallery'],
}
