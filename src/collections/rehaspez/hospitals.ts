import { defineCollection } from '#engine/collection.ts'
import { list } from '#engine/fieldTypes.ts'
import {
  adminCheck,
  adminsColumn,
  formEnd,
  formStartDispensed,
  hospitalFields,
  hospitalSetup,
  measuresOf,
  measuresOfCategory,
  rehabilitationOnly,
} from '#presets/hospital/hospital.ts'

export default defineCollection({
  ...hospitalSetup,
  fields: { ...hospitalFields(rehabilitationOnly), measures_ids: measuresOf('rehaspez'), rehab_declarations: list() },
  columns: [
    'name',
    'anqid',
    'state',
    { field: 'rehab_declarations', cell: () => import('#features/hospitals/RehabDeclarationsCell.tsx') },
    adminsColumn,
  ],
  filters: ['state', adminCheck],
  form: [
    ...formStartDispensed,
    measuresOfCategory,
    { field: 'rehab_declarations', widget: () => import('#features/hospitals/RehabDeclarations.tsx') },
    ...formEnd,
  ],
})
