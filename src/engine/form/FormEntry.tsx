import { useTranslation } from 'react-i18next'
import { type Collection, type Entry, fieldOf, type Values } from '#engine/collection.ts'
import { isReadOnly } from '#engine/form/entries.ts'
import { TranslatedEntry } from '#engine/form/widgets/TranslatedEntry.tsx'
import { Widget } from '#engine/form/widgets/Widget.tsx'
import type { Labels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import type { Row } from '#api/page.ts'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'

type Props = {
  collection: Collection
  entry: Entry
  row: Row
  labels: Labels
  isNew: boolean
  values: Values
  errors: Record<string, string>
  set: (key: string, value: unknown) => void
  onProblem: (key: string, message: string | undefined) => void
  isMarked: boolean
}

/** One field of a form: its label, its control, and what is wrong with it. */
export function FormEntry({ collection, entry, row, labels, isNew, values, errors, set, onProblem, isMarked }: Props) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const field = fieldOf(collection, entry.field)
  const warning = entry.warn?.(row, viewer)
  const props = {
    collection,
    name: entry.field,
    label: labels.field(entry.field),
    values,
    onProblem: (message: string | undefined) => onProblem(entry.field, message),
    isNew,
    readOnly: isReadOnly(collection, entry, row, viewer, isNew),
    required: field.required === true,
    ...(entry.hint ? { hint: labels.hint(entry.field) ?? '' } : {}),
    ...(isMarked ? { marked: t('form.prefilled') } : {}),
  }
  const error = errors[entry.field]
  return (
    <ErrorBoundary level="field">
      {field.kind === 'translated' && !entry.widget ? (
        <TranslatedEntry {...props} onKey={set} errors={errors} />
      ) : (
        <Widget
          {...props}
          own={entry.widget}
          value={values[entry.field]}
          onChange={(value) => set(entry.field, value)}
          onKey={set}
          errors={errors}
          {...(entry.without ? { without: entry.without(viewer, row) } : {})}
          {...(entry.narrow ? { narrow: entry.narrow(row, viewer) } : {})}
          {...(error ? { error } : {})}
          {...(warning ? { warning: t(warning) } : {})}
        />
      )}
    </ErrorBoundary>
  )
}
