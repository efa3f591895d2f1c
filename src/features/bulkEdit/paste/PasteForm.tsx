import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Labels } from '#engine/labels.ts'
import { toValue, type useTable } from './useTable.ts'
import { CheckBox } from '#ui/fields/CheckBox.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Dropdown } from '#ui/select/Dropdown.tsx'

type Props = { table: ReturnType<typeof useTable>; labels: Labels }

/** The pasted cells, and what each of their columns holds. */
export function PasteForm({ table: { form, targets, headings, lines, width, paste }, labels }: Props) {
  const { t } = useTranslation('bulkEdit')
  const { control } = form
  const identifiers = targets.filter(({ kind }) => kind === 'by').map(({ field }) => labels.field(field))
  const options = [
    { value: '', label: t('paste.skip') },
    ...targets.map((target) => ({
      value: toValue(target),
      label: t(`paste.${target.kind}`, { name: labels.field(target.field) }),
    })),
  ]
  return (
    <>
      <p>{t('paste.text', { columns: identifiers.join(', ') })}</p>
      <Controller
        control={control}
        name="cells"
        render={({ field: { value, name }, fieldState: { error } }) => (
          <TextArea
            name={name}
            label={t('paste.cells')}
            required
            autoFocus
            rows={4}
            value={value}
            onChange={paste}
            {...(error?.message ? { error: error.message } : {})}
          />
        )}
      />
      {width > 0 && (
        <Controller
          control={control}
          name="hasHeadings"
          render={({ field: { value, onChange } }) => (
            <CheckBox label={t('paste.headings')} checked={value} onChange={onChange} />
          )}
        />
      )}
      {Array.from({ length: width }, (_, place) => {
        const heading = headings[place]
        const example = lines.map(({ cells }) => cells[place] ?? '').find(Boolean)
        return (
          <Controller
            key={place}
            control={control}
            name={`columns.${place}`}
            render={({ field: { value, onChange, name }, fieldState: { error } }) => (
              <Dropdown
                name={name}
                label={
                  heading
                    ? t('paste.column-named', { n: place + 1, name: heading })
                    : t('paste.column', { n: place + 1 })
                }
                options={options}
                value={value ?? ''}
                onChange={(next) => onChange(next ?? '')}
                {...(example ? { hint: t('paste.example', { text: example }) } : {})}
                {...(error?.message ? { error: error.message } : {})}
              />
            )}
          />
        )
      })}
    </>
  )
}
