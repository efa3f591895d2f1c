import { staff } from '#engine/rules.ts'
import { type AnyDefinition, defineCollection, type Filter } from '#engine/collection.ts'
import type { RelatedCollection } from '#engine/relatedCollection.ts'
import type { Option, RowOf } from '#engine/fields/fieldType.ts'
import { notBefore } from '#lib/dates/notBefore.ts'
import { choice, code, day, moment, number, relations, text } from '#engine/fieldTypes.ts'

const measureTypes = [
  [1, 'anq'],
  [2, 'interim'],
  [3, 'additional'],
] as const satisfies readonly Option[]

/** The shared settings of measures of patzu, studek and rehaspez; the end of their validity is patzu's and studek's. */
export function measureFields<const C extends readonly Option[]>(programme: string, categories: C) {
  return {
    name: text({ required: true, maxLength: 255 }),
    year: code({ required: true, min: 2000, max: 2100 }),
    typ: choice(measureTypes, { required: true, initial: 1 }),
    category: choice(categories, {
      required: true,
      ...(categories.length === 1 ? { initial: categories[0]?.[0] } : {}),
    }),
    start_date: day(),
    end_date: day(),
    ls_valid_from: day(),
    hospitals: relations(`${programme}/hospitals`, { label: ['name', 'anqid'], join: true }),
    participant_count: number({ readOnly: true }),
    created: moment({ readOnly: true }),
    modified: moment({ readOnly: true }),
  }
}

export const measureColumns = [
  'name',
  // Its name and its days say it as well.
  { field: 'year', isExtra: 'tablet' },
  'start_date',
  'end_date',
  { field: 'category', wraps: 'short' },
  { field: 'typ', isExtra: 'tablet' },
  { field: 'participant_count', sort: false },
] as const

/** Only hospitals of the measure's category take part. */
export const hospitalsOfCategory = {
  field: 'hospitals',
  narrow: (row: { category?: number | null }) => (row.category ? { category: row.category } : {}),
} as const

export const measureRights = { read: staff, create: staff, update: staff, delete: staff } as const

export const measureSections = {
  period: ['start_date', 'end_date', 'ls_valid_from', 'ls_valid_until'],
  participation: ['hospitals', 'participant_count'],
} as const

function surveyFields(programme: string, categories: readonly (readonly [value: number, word: string])[]) {
  return { ...measureFields(programme, categories), ls_valid_until: day() }
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'patzu/measures': RowOf<ReturnType<typeof surveyFields>>
    'studek/measures': RowOf<ReturnType<typeof surveyFields>>
  }
}

/** The measures of patzu and studek: of every category, and with an end of their validity. */
export function surveyMeasures(
  programme: 'patzu' | 'studek',
  categories: readonly (readonly [value: number, word: string])[],
  year: Filter & { field: 'year' },
  order: number,
  related: readonly RelatedCollection<never>[],
): AnyDefinition {
  return defineCollection({
    title: 'name',
    fields: surveyFields(programme, categories),
    columns: measureColumns,
    ordering: '-year',
    filters: [year, 'typ', 'category'],
    form: [
      'name',
      'year',
      'typ',
      'category',
      'start_date',
      notBefore('end_date', 'start_date'),
      'ls_valid_from',
      notBefore('ls_valid_until', 'ls_valid_from'),
      hospitalsOfCategory,
      'participant_count',
      'created',
      'modified',
    ],
    sections: measureSections,
    related,
    menu: { order },
    permissions: measureRights,
  })
}
