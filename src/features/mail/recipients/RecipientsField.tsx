import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { getField, type WidgetProps } from '#engine/collection.ts'
import { control } from '#engine/fields/widgets/control.ts'
import { RelationPicker } from '#engine/fields/widgets/RelationPicker.tsx'
import { getType } from '#engine/fieldTypes.ts'
import styles from '#features/mail/Job.module.css'
import { RecipientList } from './RecipientList.tsx'
import { getIds, toId } from '#lib/values/getIds.ts'

/** The recipients of a job before its start: who they are in a table, from which each can be removed. */
export default function RecipientsField({ collection, value, onChange, ...props }: WidgetProps) {
  const { t } = useTranslation('mail')
  const place = useRef<HTMLDivElement>(null)
  const field = getField(collection, props.name)
  const target = getType(field).target?.(field)
  const ids = getIds(value).map(Number)
  const remove = (id: number) => {
    onChange(ids.filter((one) => one !== id))
    // Its button is gone.
    place.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus({ preventScroll: true })
  }
  return (
    target && (
      <div ref={place} className={styles.field}>
        <div className={styles.adding}>
          <RelationPicker
            {...control(props)}
            target={target}
            multiple
            hideChosen
            ids={ids}
            onIds={(next) => onChange(next.map(toId))}
          />
          {ids.length > 0 && (
            <p aria-live="polite" className={styles.count}>
              {t('recipients.count', { count: ids.length })}
            </p>
          )}
        </div>
        <RecipientList ids={ids} onRemove={remove} />
      </div>
    )
  )
}
