import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { FilterProps } from '#engine/fields/fieldType.ts'
import styles from '#engine/fields/filters/Filter.module.css'
import { FilterPlaceholder } from '#engine/fields/filters/FilterPlaceholder.tsx'
import type { RelationTarget } from '#engine/relation.ts'
import { lazyPart } from '#ui/lazyPart.tsx'

const { Part: RelationPicker } = lazyPart(
  async () => (await import('#engine/fields/widgets/RelationPicker.tsx')).RelationPicker,
  'line',
)

/** Narrows a list to the rows of one other record. */
export function RelationFilter({ field, label, keys: [key = ''], values, onValues }: FilterProps<RelationTarget>) {
  const { t } = useTranslation()
  return (
    <span className={styles.control}>
      <Suspense fallback={<FilterPlaceholder label={label} />}>
        <RelationPicker
          target={field}
          label={label}
          placeholder={t('list.all')}
          ids={values[key] ? [values[key]] : []}
          onIds={(ids) => onValues({ [key]: ids.at(-1) ?? '' })}
        />
      </Suspense>
    </span>
  )
}
