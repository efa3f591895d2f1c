import { staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { json, list, moment, relations, text, translated } from '#engine/fieldTypes.ts'
import { withWords } from '#ui/i18n/withWords.ts'

const fields = {
  name: text({ required: true, maxLength: 255 }),
  name_chart: translated({ maxLength: 255 }),
  benchmark_measures: relations('results/measures', { label: ['fullname', 'name'] }),
  measures_name: text({ readOnly: true }),
  benchmark_measures_names: list(),
  filter: json({ initial: [] }),
  means: json({ readOnly: true }),
  created: moment({ readOnly: true }),
  modified: moment({ readOnly: true }),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'results/benchmarks': RowOf<typeof fields>
  }
}

export default defineCollection({
  title: 'name',
  fields,
  facts: [
    { field: 'measures_name' },
    { field: 'means', word: 'fact.attributes' },
    { field: 'modified', word: 'fact.as-of' },
  ],
  columns: [
    'name',
    { field: 'measures_name', sort: false },
    'modified',
    'created',
    {
      field: 'benchmark_measures_names',
      // Where nothing else is stored they are those of the column with the measures.
      isExtra: 'always',
      cell: withWords(() => import('#features/benchmarks/NamesCell.tsx'), 'measures'),
    },
  ],
  ordering: 'name',
  filters: ['benchmark_measures'],
  form: [
    'name',
    'benchmark_measures',
    'name_chart',
    { field: 'filter', widget: () => import('#features/benchmarks/FilterEntry.tsx') },
    'created',
    'modified',
  ],
  panels: [
    {
      name: 'means',
      isAbove: true,
      show: staff,
      load: withWords(() => import('#features/benchmarks/Means.tsx'), 'measures'),
    },
  ],
  refusal: () => import('#features/benchmarks/NotForYou.tsx'),
  menu: { order: 3 },
  permissions: { read: staff, create: staff, update: staff, delete: staff },
})
