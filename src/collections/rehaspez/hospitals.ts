import { defineCollection } from '#engine/collection.ts'
import { extend } from '#engine/extend.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { list } from '#engine/fieldTypes.ts'
import {
  adminCheck,
  adminsColumn,
  formStartDispensed,
  hospitalFields,
  hospitalSetup,
  getMeasures,
  measuresOfCategory,
  rehabilitationOnly,
} from '#presets/hospital/hospital.ts'
import { withoutDeclaration } from '#features/hospitals/missing.ts'
import { areas } from '#lib/areas.ts'
import { surveyYears, yearFilter } from '#presets/years.ts'

const fields = {
  ...hospitalFields(rehabilitationOnly),
  measures_ids: getMeasures('rehaspez'),
  rehab_declarations: list(),
}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    'rehaspez/hospitals': RowOf<typeof fields>
  }
}

export default defineCollection({
  ...extend(hospitalSetup, { related: [{ path: 'rehaspez/rehabdeclaration', by: 'hospital' }] }),
  inParts: withoutDeclaration(areas.rehaspez.dashboard.declarations),
  fields,
  columns: [
    'name',
    'anqid',
    'state',
    adminsColumn,
    { field: 'rehab_declarations', cell: () => import('#features/hospitals/RehabDeclarationsCell.tsx'), wraps: true },
  ],
  filters: ['state', adminCheck, yearFilter('undeclared', surveyYears)],
  form: [...formStartDispensed, measuresOfCategory],
})
