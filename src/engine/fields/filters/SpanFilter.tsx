import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { FilterProps } from '#engine/fields/fieldType.ts'
import styles from '#engine/fields/filters/Filter.module.css'
import { FilterPlaceholder } from '#engine/fields/filters/FilterPlaceholder.tsx'
import { lazyPart } from '#ui/lazyPart.tsx'

const { Part: DayField } = lazyPart(async () => (await import('#ui/DayField.tsx')).DayField, 'line')

/** Narrows a list to a span of days, open at either end. */
export function SpanFilter({ label, keys, values, onValues }: FilterProps<unknown>) {
  const { t } = useTranslation()
  return (
    <span className={styles.span} role="group" aria-label={label}>
      {keys.map((key, index) => {
        const end = `${label} ${t(index === 0 ? 'list.from' : 'list.until')}`
        return (
          <Suspense key={key} fallback={<FilterPlaceholder label={end} />}>
            <DayField label={end} value={values[key] ?? null} onChange={(day) => onValues({ [key]: day ?? '' })} />
          </Suspense>
        )
      })}
    </span>
  )
}
