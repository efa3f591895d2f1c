import { choice } from '#engine/fieldTypes.ts'
import type { Names } from '#engine/collection.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { getCollator } from '#lib/text/collator.ts'
import { currentLanguage } from '#ui/i18n/i18n.ts'

/** Filters a list by the records of one content type. */
export const contentTypeFilter = {
  field: 'content_type',
  as: choice([]),
  optionsFor: (viewer: Viewer, { contentTypeLabel }: Names) =>
    viewer.contentTypes
      .map((type) => ({ value: String(type.id), label: contentTypeLabel(type) }))
      .toSorted((one, other) => getCollator(currentLanguage()).compare(one.label, other.label)),
} as const

/** The content type of a related institution. */
export const institutionTypeEntry = {
  field: 'content_type',
  widget: () => import('#features/relations/InstitutionTypeSelect.tsx'),
} as const
