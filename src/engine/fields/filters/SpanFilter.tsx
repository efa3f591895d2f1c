import { useTranslation } from 'react-i18next'
import type { FilterProps } from '#engine/fields/fieldType.ts'
import styles from './Filter.module.css'
import { DayField } from '#ui/fields/dates/DayField.tsx'

/** Filters a list by a span of days, open at either end. */
export default function SpanFilter({ label, keys, values, onValues }: FilterProps<unknown>) {
  const { t } = useTranslation()
  return (
    <span className={styles.span} role="group" aria-label={label}>
      {keys.map((key, index) => {
        const end = `${label} ${t(index === 0 ? 'list.from' : 'list.until')}`
        return (
          <DayField
            key={key}
            label={end}
            value={values[key] ?? null}
            onChange={(day) => onValues({ [key]: day ?? '' })}
          />
        )
      })}
    </span>
  )
}
