import { reviewing, staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { code, day, list, moment, relation, text } from '#engine/fieldTypes.ts'
import { areNamed } from '#features/reviews/reviewers.ts'
import { relationName } from '#presets/cells.ts'
import { withWords } from '#ui/i18n/withWords.ts'
import { filesPanel } from '#features/files/filesPanel.ts'

const fields = {
  id: code({ readOnly: true, hideOn: 'create' }),
  name: text({ required: true, maxLength: 255 }),
  review_year: relation('irp/review_years', { label: ['year'], required: true }),
  hospital_id: relation('irp/hospitals', { label: ['name', 'anqid'], join: true, required: true }),
  'hospital.name': text({ readOnly: true }),
  date: day(),
  meeting_point: text({ maxLength: 255, forMany: true }),
  reviewers: list({ readOnly: false, initial: [] }),
  files: list(),
  modified: moment({ readOnly: true }),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'irp/reviews': RowOf<typeof fields>
  }
}

export default defineCollection({
  title: 'name',
  // The server itself limits the list to a reviewer's own.
  query: { byPermissions: 0 },
  fields,
  columns: [
    { field: 'name', sort: 'name', cell: () => import('#features/reviews/ReviewNameCell.tsx') },
    { field: 'date', sort: 'date', cell: () => import('#features/reviews/ReviewDateCell.tsx') },
    {
      field: 'reviewers',
      show: staff,
      cell: withWords(() => import('#features/reviews/ReviewersCell.tsx'), 'reviews'),
      wraps: true,
    },
    // The name of a review says both.
    { field: 'hospital.name', sort: 'hospital_id__name', isExtra: true },
    {
      field: 'review_year',
      sort: 'review_year__year',
      cell: relationName({ endpoint: 'irp/review_years', label: ['year'] }),
      isExtra: true,
    },
  ],
  inParts: { next: { from: 'date' } },
  ordering: 'next',
  filters: ['review_year', { field: 'hospital_id', show: staff }],
  form: [
    'name',
    'review_year',
    { field: 'hospital_id', show: staff },
    'date',
    'meeting_point',
    {
      field: 'reviewers',
      widget: withWords(() => import('#features/reviews/Reviewers.tsx'), 'reviews'),
      check: (row) => (areNamed(row.reviewers) ? undefined : 'form.required'),
    },
    'modified',
    'id',
  ],
  panels: [
    {
      name: 'review_hospital',
      show: (viewer) => !viewer.isStaff,
      load: () => import('#features/reviews/ReviewHospital.tsx'),
    },
    filesPanel,
  ],
  menu: { order: 5 },
  permissions: { read: reviewing, create: staff, update: staff, delete: staff },
})
