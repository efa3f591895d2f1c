import { type ComponentProps, memo, useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Row } from '#api/rows/page.ts'
import { type Collection, type Entry, getField, type Values } from '#engine/collection.ts'
import { isReadOnly } from './entries.ts'
import { getHint } from './getHint.ts'
import styles from './Form.module.css'
import { EntryContext, useFormKey } from '#engine/fields/useFormKey.ts'
import { useRowSelector } from './useRowSelector.ts'
import { Widget } from './Widget.tsx'
import { getKeys } from '#engine/fieldTypes.ts'
import type { Labels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { ErrorBoundary } from '#ui/errors/ErrorBoundary.tsx'

type Props = {
  collection: Collection
  /** Those of the collection: a field that made its own would translate the same words again. */
  labels: Labels
  entry: Entry
  base: Row | undefined
  onUnparsed: (name: string, message: string | undefined) => void
  /** Where its value comes from, if it was not typed. */
  marked: string | undefined
}

/**
 * One field of a form: its label, its control, and its error. A change elsewhere re-renders it only if its own rules
 * depend on it.
 */
export const FormEntry = memo(function FormEntry({ collection, labels, entry, base, onUnparsed, marked }: Props) {
  const { t } = useTranslation(['portal', 'forms'])
  const viewer = useViewer()
  const { field: name, widget, isTall, isAlone, isWide } = entry
  const field = getField(collection, name)
  const isNew = base === undefined
  const hint = getHint(t, collection, name)
  const { warning, isAlert, ...rules } = useRowSelector(useFormContext<Values>(), base, (row) => ({
    readOnly: isReadOnly(collection, entry, row, viewer, isNew),
    ...(entry.without ? { without: entry.without(viewer, row) } : {}),
    ...(entry.narrow ? { narrow: entry.narrow(row, viewer) } : {}),
    warning: entry.warn?.(row, viewer),
    isAlert: entry.alert?.(row) ?? false,
  }))
  // A field that is not rendered any more holds no invalid input.
  useEffect(() => () => onUnparsed(name, undefined), [onUnparsed, name])
  const props = {
    isTall,
    collection,
    labels,
    name,
    label: labels.field(name),
    onParseError: (message: string | undefined) => onUnparsed(name, message),
    isNew,
    required: field.required === true,
    ...rules,
    ...(hint ? { hint } : {}),
    ...(marked ? { marked } : {}),
    ...(isAlert ? { error: t('list.alert') } : {}),
    ...(warning ? { warning: t(warning) } : {}),
  }
  const keys = getKeys(name, field)
  const place = useRef<HTMLDivElement>(null)
  return (
    <div
      className={classNames(styles.entry, isAlone && styles.alone, isWide && styles.wide)}
      data-keys={keys.join(' ')}
      ref={place}
    >
      <EntryContext value={place}>
        <ErrorBoundary level="field">
          {keys.length === 1 ? (
            <OneKey {...props} own={widget} />
          ) : (
            <Widget {...props} own={widget} value={undefined} onChange={nothing} />
          )}
        </ErrorBoundary>
      </EntryContext>
    </div>
  )
})

type OneKeyProps = Omit<ComponentProps<typeof Widget>, 'value' | 'onChange' | 'error'>

function OneKey(props: OneKeyProps) {
  const { value, onChange, error } = useFormKey(props.name)
  return <Widget {...props} value={value} onChange={onChange} {...(error ? { error } : {})} />
}

/** A control for several keys (a text in three languages) takes each of them from the form itself. */
function nothing(): void {
  // See above.
}
