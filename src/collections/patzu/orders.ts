import { staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { choice, code, list, moment, relation, text } from '#engine/fieldTypes.ts'
import { orderBadges, orderStates } from '#features/orders/orderStates.ts'
import { duplicateTool } from '#features/duplicate/duplicateTool.ts'
import { categoryText, relationName } from '#presets/cells.ts'
import { joinFields } from '#presets/joinFields.ts'
import { surveyYears, yearFilter } from '#presets/years.ts'
import { toText } from '#lib/text/text.ts'
import { withWords } from '#ui/i18n/withWords.ts'

const moved = { readOnly: true, isServerManaged: true } as const

const measureName = relationName({ endpoint: 'patzu/measures', label: ['name', 'year'] }, 'measure.name', 'measure_id')

const fields = {
  id: code({ readOnly: true, hideOn: 'create' }),
  status: choice(orderStates, { ...moved, states: orderBadges }),
  measure_id: relation('patzu/measures', { label: ['name', 'year'], join: true, required: true }),
  hospital_id: relation('patzu/hospitals', { label: ['name', 'anqid'], join: true, required: true }),
  'hospital_id.anqid': code({ readOnly: true }),
  'hospital_id.name': text({ readOnly: true }),
  category_text: text({ readOnly: true }),
  year: choice(surveyYears, { required: true }),
  email: text({ format: 'email', maxLength: 254, forMany: true }),
  print_type: choice(
    [
      [1, 'unassembled'],
      [2, 'assembled'],
      [3, 'envelopes'],
      [4, 'ready-to-post'],
      [5, 'direct'],
    ],
    { initial: 1, required: true },
  ),
  cover_letter_state: choice(
    [
      [1, 'pdf'],
      [2, 'tool'],
      [3, 'none'],
    ],
    { initial: 1 },
  ),
  link_answers: choice(
    [
      [1, 'choose'],
      [2, 'yes'],
      [3, 'no'],
    ],
    { initial: 1 },
  ),
  shipping_type: choice(
    [
      [1, 'paper-hospital'],
      [2, 'paper-third-party'],
      [3, 'url-hospital'],
      [4, 'url-third-party'],
      [5, 'paper-url-hospital'],
      [6, 'paper-url-third-party'],
      [7, 'paper-hospital-url-third-party'],
      [8, 'paper-third-party-url-hospital'],
    ],
    { initial: 1, required: true },
  ),
  units: list(moved),
  created: moment({ readOnly: true }),
  modified: moment({ readOnly: true }),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'patzu/orders': RowOf<typeof fields>
  }
}

export default defineCollection({
  // An order has failed when it or one of its units has.
  inParts: { failed: [{ status: 99 }, { units__state: 99 }] },
  title: (row) => {
    // The name of most measures has its year.
    const name = joinFields(row, ['hospital.name', 'measure.name'])
    return name.includes(toText(row.year)) ? name : joinFields(row, ['hospital.name', 'measure.name', 'year'])
  },
  names: { columns: ['hospital_id.name', 'measure_id'], join: ', ' },
  facts: ['id'],
  stateCell: () => import('#features/orders/OrderState.tsx'),
  fields,
  columns: [
    'id',
    {
      field: 'hospital_id.name',
      sort: 'hospital_id__name',
      wraps: true,
      cell: relationName({ endpoint: 'patzu/hospitals' }, 'hospital.name', 'hospital_id'),
    },
    { field: 'status', cell: () => import('#features/orders/StatusCell.tsx') },
    { field: 'measure_id', sort: false, cell: measureName },
    // The name of most measures has it.
    { field: 'year', isMinor: true, isExtra: 'tablet' },
    // The numbers have its order.
    { field: 'created', isMinor: true, isExtra: 'tablet' },
    {
      field: 'category_text',
      isMinor: true,
      isExtra: true,
      sort: 'hospital_id__category',
      cell: categoryText('hospital_id.category_text', 'hospital.category_text', 'category_text'),
    },
    {
      field: 'hospital_id.anqid',
      isMinor: true,
      isExtra: true,
      sort: 'hospital_id__anqid',
      cell: relationName({ endpoint: 'patzu/hospitals', label: ['anqid'] }, 'hospital.anqid', 'hospital_id'),
    },
    { field: 'modified', isMinor: true, isExtra: true },
  ],
  ordering: '-id',
  summary: withWords(() => import('#features/orders/OrderStates.tsx'), 'orders'),
  layouts: [
    {
      as: 'board',
      by: 'status',
      // The name of an order has its hospital, its measure and its year.
      card: [
        { field: 'status', cell: withWords(() => import('#features/orders/NextCell.tsx'), 'orders') },
        { field: 'units', cell: withWords(() => import('#features/orders/QuestionnairesCell.tsx'), 'orders') },
        'id',
        'created',
      ],
      tools: [{ name: 'approve', load: withWords(() => import('#features/orders/ApproveOnCard.tsx'), 'orders') }],
    },
  ],
  filters: [
    yearFilter('year', surveyYears),
    'hospital_id',
    'measure_id',
    { field: 'status', toQuery: (status) => (status === '99' ? { failed: 1 } : { status }) },
    'created',
  ],
  form: [
    'id',
    'hospital_id',
    { field: 'measure_id', widget: () => import('#features/hospitals/MeasureOfHospital.tsx') },
    'year',
    'email',
    'print_type',
    'cover_letter_state',
    'link_answers',
    'shipping_type',
    'created',
    'modified',
  ],
  sections: { delivery: ['print_type', 'cover_letter_state', 'link_answers', 'shipping_type'] },
  panels: [
    {
      name: 'order_progress',
      isAbove: true,
      load: withWords(() => import('#features/orders/OrderProgress.tsx'), 'orders'),
    },
    {
      name: 'units',
      isAbove: true,
      hasHead: true,
      load: withWords(() => import('#features/orders/OrderUnits.tsx'), 'orders'),
    },
  ],
  related: [
    {
      path: 'patzu/declarations',
      by: 'hospital_id',
      of: 'hospital_id',
      and: ['measure_id'],
      heading: 'declarations',
    },
  ],
  tools: {
    list: [
      {
        name: 'approve',
        isOfSelection: true,
        load: withWords(() => import('#features/orders/ApproveSelected.tsx'), 'orders'),
      },
    ],
    record: [duplicateTool],
  },
  menu: { order: 6 },
  palette: { order: 4, show: staff },
  permissions: { read: staff, create: staff, update: staff, delete: staff },
})
