import CircleAlert from 'lucide-react/icons/circle-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#ui/layout/classNames.ts'
import styles from './Field.module.css'
import type { FieldProps } from './fieldProps.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

export type FieldIds = { id: string; labelId: string; describedBy: string | undefined; invalid: boolean }
type Props = Omit<FieldProps, 'disabled' | 'name'> & {
  /** The label names a group of controls, not one of them. */
  isGroup?: boolean | undefined
  children: (ids: FieldIds) => ReactNode
}

/** The frame of every field: label, required mark, hint, warning, error. */
export function Field({
  label,
  hideLabel,
  required,
  readOnly,
  error,
  hint,
  warning,
  marked,
  id: givenId,
  isGroup,
  children,
}: Props) {
  const ownId = useId()
  const id = givenId ?? ownId
  const labelId = `${id}-label`
  const notes = [hint && `${id}-hint`, warning && `${id}-warning`, error && `${id}-error`].filter(Boolean).join(' ')
  const ids = { id, labelId, describedBy: notes || undefined, invalid: Boolean(error) }
  const name = (
    <>
      {label}
      {required && !readOnly && (
        <span aria-hidden="true" className={styles.required} data-print-hidden>
          {' *'}
        </span>
      )}
    </>
  )
  const labelled = isGroup ? (
    <span id={labelId}>{name}</span>
  ) : (
    <label htmlFor={id} id={labelId}>
      {name}
    </label>
  )

  return (
    <div className={styles.field}>
      {hideLabel ? (
        <VisuallyHidden>{labelled}</VisuallyHidden>
      ) : (
        <div className={styles.head}>
          <span className={styles.label}>{labelled}</span>
          {marked && <span className={styles.marked}>{marked}</span>}
        </div>
      )}
      {children(ids)}
      {hint && (
        <p className={styles.note} data-print-hidden id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {warning && (
        <p className={classNames(styles.note, styles.warning)} id={`${id}-warning`}>
          <TriangleAlert aria-hidden="true" size={14} />
          <span>{warning}</span>
        </p>
      )}
      {error && <ErrorNote id={`${id}-error`} error={error} />}
    </div>
  )
}

function ErrorNote({ id, error }: { id: string; error: ReactNode }) {
  const { t } = useTranslation()
  return (
    <p className={classNames(styles.note, styles.error)} id={id}>
      <CircleAlert aria-hidden="true" size={14} />
      <span>
        <VisuallyHidden>{t('field.error')}</VisuallyHidden> <bdi>{error}</bdi>
      </span>
    </p>
  )
}
