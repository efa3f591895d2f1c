import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type Collection, type Entry, getField } from '#engine/collection.ts'
import { Widget } from '#engine/form/Widget.tsx'
import type { Labels } from '#engine/labels.ts'
import type { Draft } from './useChangeForm.ts'
import { Dropdown } from '#ui/select/Dropdown.tsx'

type Props = {
  collection: Collection
  entries: readonly Entry[]
  labels: Labels
  onUnparsed: (name: 'value', message: string | undefined) => void
}

/** The field to set, and its control from the form of a record. */
export function ChangeForm({ collection, entries, labels, onUnparsed }: Props) {
  const { t } = useTranslation('bulkEdit')
  const { control, setValue, clearErrors } = useFormContext<Draft>()
  const name = useWatch({ control, name: 'field' })
  const field = name === null ? undefined : getField(collection, name)
  const choose = (next: string | null) => {
    onUnparsed('value', undefined)
    clearErrors()
    setValue('field', next)
    // An unchecked box is a value, an empty field is none.
    setValue('value', next !== null && getField(collection, next).kind === 'flag' ? false : null)
  }
  return (
    <>
      <Controller
        control={control}
        name="field"
        render={({ field: { value, name: key }, fieldState: { error } }) => (
          <Dropdown
            name={key}
            label={t('field')}
            required
            options={entries.map((entry) => ({ value: entry.field, label: labels.field(entry.field) }))}
            value={value}
            onChange={choose}
            {...(error?.message ? { error: error.message } : {})}
          />
        )}
      />
      {name !== null && field && (
        <Controller
          key={name}
          control={control}
          name="value"
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <Widget
              own={undefined}
              collection={collection}
              labels={labels}
              name={name}
              label={labels.field(name)}
              value={value}
              // A value may have a key `target` itself and would be taken for an event.
              onChange={(next) => onChange({ target: { value: next } })}
              onParseError={(message) => onUnparsed('value', message)}
              isNew={false}
              readOnly={false}
              required={field.required === true}
              {...(field.required || field.kind === 'flag' ? {} : { hint: t('empty') })}
              {...(error?.message ? { error: error.message } : {})}
            />
          )}
        />
      )}
    </>
  )
}
