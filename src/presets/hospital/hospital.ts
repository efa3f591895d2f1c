import { staff } from '#engine/rules.ts'
import { contentTypeId, type Viewer } from '#api/session/viewer.ts'
import type { Option } from '#engine/fields/fieldType.ts'
import type { Programme } from '#lib/areas.ts'
import { duplicateTool } from '#features/duplicate/duplicateTool.ts'
import { filesPanel } from '#features/files/filesPanel.ts'
import { choice, code, day, flag, list, number, relations, text } from '#engine/fieldTypes.ts'
import { withWords } from '#ui/i18n/withWords.ts'

const hospitalStates = [
  [1, 'active'],
  [2, 'closed'],
  [3, 'dispensed'],
] as const satisfies readonly Option[]

/** Psychiatry, rehabilitation, acute care of adults, of parents, child psychiatry: patzu, studek and irp. */
export const surveyCategories = [
  [1, 'psychiatry'],
  [2, 'rehabilitation'],
  [3, 'acute-adults'],
  [4, 'acute-parents'],
  [5, 'psychiatry-young'],
] as const satisfies readonly Option[]

export const rehabilitationOnly = [[2, 'rehabilitation']] as const satisfies readonly Option[]

/** The shared fields of hospital records in all five programmes. */
export function hospitalFields<const C extends readonly Option[]>(categories: C) {
  return {
    id: code({ readOnly: true }),
    name: text({ required: true, maxLength: 255 }),
    anqid: code({ required: true, min: 0 }),
    category: choice(categories, {
      required: true,
      ...(categories.length === 1 ? { initial: categories[0]?.[0] } : {}),
    }),
    BUR_Stao: code({ min: 0 }),
    state: choice(hospitalStates, { initial: 1, required: true, states: { 1: 'neutral', 3: 'warn' } }),
    dispensed_until: day(),
    users: relations('accounts/users', { label: ['first_name last_name', 'email'], join: true, readOnly: true }),
    files: list(),
    admins: number({ readOnly: true }),
    is_active: flag({ readOnly: true }),
    modified: text({ readOnly: true }),
  }
}

/** The measures a hospital takes part in, out of those its programme lists. */
export const getMeasures = (programme: string) =>
  relations(`${programme}/measures`, { label: ['name', 'year'], join: true })

/** The same where the programme lists none of its own: measures with results of its hospitals. */
export const resultMeasures = relations('results/measures', { label: ['fullname', 'name'] })
export const getResultMeasures = (programme: Programme) => ({
  field: 'measures_ids' as const,
  narrow: (_row: unknown, viewer: Viewer) => {
    const type = contentTypeId(viewer, `${programme}.hospital`)
    return type === undefined ? {} : { content_type: type }
  },
})

/** A filter without the option 'no'. */
export const yesOnly = choice([[1, 'yes']])

/** Any number of admins but one needs attention; the server cannot sort by a computed count. */
export const adminsColumn = {
  field: 'admins',
  alert: (row: { admins?: number | null }) => row.admins !== 1,
  sort: false,
  isMinor: true,
} as const

export const adminCheck = { field: 'adminCheck', as: yesOnly } as const

const untilWhenDispensed = {
  field: 'dispensed_until',
  when: (row: { state?: number | null }) => row.state === 3,
} as const

export const measuresOfCategory = {
  field: 'measures_ids',
  narrow: (row: { category?: number | null }) => (row.category ? { category: row.category } : {}),
} as const

/** Tools of staff for hospitals; those of all programmes but the peer reviews are exported, too. */
export const hospitalRights = { read: staff, create: staff, update: staff, delete: staff } as const

export const evaluationsOfHospital = { path: 'results/evaluations', by: 'object_id', ofAnyKind: true } as const

/** The shared settings of the lists and records of hospitals. */
export const hospitalSetup = {
  title: 'name',
  facts: ['anqid', 'category'],
  ordering: 'name',
  trash: true,
  // Permissions are granted on the person; here they are only shown.
  panels: [
    { name: 'users', hasHead: true, load: withWords(() => import('#features/people/HospitalPeople.tsx'), 'hospitals') },
    filesPanel,
  ],
  related: [evaluationsOfHospital],
  tools: {
    list: [
      {
        name: 'mail',
        // For the selected hospitals, which can be widened to all of the list (D-82).
        isOfSelection: true,
        show: staff,
        load: () => import('./HospitalMail.tsx'),
      },
    ],
    record: [
      duplicateTool,
      {
        name: 'actions',
        isFrequent: true,
        show: staff,
        load: withWords(() => import('./HospitalActions.tsx'), 'hospitals'),
      },
    ],
  },
  menu: { order: 1 },
  palette: { order: 1, show: staff },
  permissions: { ...hospitalRights, export: staff },
} as const

/** The first entries of the form of a hospital; with the one after them, where a closing day is needed. */
export const formStart = ['name', 'anqid', 'BUR_Stao', 'category', 'state'] as const
export const formStartDispensed = [...formStart, untilWhenDispensed] as const
