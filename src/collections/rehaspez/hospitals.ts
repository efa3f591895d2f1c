import { defineCollection } from '#engine/collection.ts'
import { extend } from '#engine/extend.ts'
import { list } from '#engine/fieldTypes.ts'
import {
  adminCheck,
  adminsColumn,
  formStartDispensed,
  hospitalFields,
  hospitalSetup,
  measuresOf,
  measuresOfCategory,
  rehabilitationOnly,
} from '#presets/hospital/hospital.ts'

export default defineCollection({
  ...extend(hospitalSetup, { belongs: [{ path: 'rehaspez/rehabdeclaration', by: 'hospital' }] }),
  fields: { ...hospitalFields(rehabilitationOnly), measures_ids: measuresOf('rehaspez'), rehab_declarations: list() },
  columns: [
    'name',
    'anqid',
    'state',
    adminsColumn,
    { field: 'rehab_declarations', cell: () => import('#features/hospitals/RehabDeclarationsCell.tsx') },
  ],
  filters: ['state', adminCheck],
  form: [...formStartDispensed, measuresOfCategory],
})
