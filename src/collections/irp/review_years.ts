import { staff } from '#api/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import { choice, flag, moment, number, relations } from '#engine/fieldTypes.ts'
import { surveyYears } from '#presets/years.ts'

export default defineCollection({
  contentType: 'irp.reviewyear',
  title: 'year',
  fields: {
    year: choice(surveyYears, { required: true }),
    hospitals: relations('irp/hospitals', { label: ['name', 'anqid'], join: true }),
    is_copy: flag({ initial: false }),
    participant_count: number({ readOnly: true }),
    modified: moment({ readOnly: true }),
  },
  columns: ['year', { field: 'participant_count', sort: false }, 'is_copy', 'modified'],
  ordering: '-year',
  searchable: false,
  form: ['year', 'hospitals', 'is_copy', 'participant_count', 'modified'],
  menu: { order: 4 },
  may: { read: staff, create: staff, update: staff, delete: staff },
})
