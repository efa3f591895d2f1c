import { defineCollection } from '#engine/collection.ts'
import { list } from '#engine/kinds.ts'
import {
  adminCheck,
  adminsColumn,
  hospitalFields,
  hospitalFiles,
  hospitalRights,
  measuresOf,
  measuresOfCategory,
  rehabilitationOnly,
  untilWhenDispensed,
} from '#shapes/hospital.ts'

export default defineCollection({
  title: 'name',
  fields: { ...hospitalFields(rehabilitationOnly), measures_ids: measuresOf('rehaspez'), rehab_declarations: list() },
  columns: [
    'name',
    'anqid',
    'state',
    { field: 'rehab_declarations', cell: () => import('#features/hospitals/RehabDeclarationsCell.tsx') },
    adminsColumn,
  ],
  ordering: 'name',
  filters: ['state', adminCheck],
  form: [
    'name',
    'anqid',
    'BUR_Stao',
    'category',
    'state',
    untilWhenDispensed,
    measuresOfCategory,
    { field: 'rehab_declarations', widget: () => import('#features/hospitals/RehabDeclarations.tsx') },
    'users',
    hospitalFiles,
    'admins',
  ],
  exports: true,
  trash: true,
  menu: { order: 1 },
  may: hospitalRights,
})
