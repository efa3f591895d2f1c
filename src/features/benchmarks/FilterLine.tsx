import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Filter.module.css'
import { type FilterRow, getValues } from './filterRows.ts'
import { type MeasureAttribute, wordsFor } from '#lib/measureAttributes.ts'
import { isDeepEqualUnordered } from '#lib/values/isDeepEqualUnordered.ts'
import { toText } from '#lib/text/text.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { Dropdown } from '#ui/select/Dropdown.tsx'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import lines from '#ui/lines.module.css'
import { MultiDropdown } from '#ui/select/MultiDropdown.tsx'
import { TextField } from '#ui/fields/TextField.tsx'

type Props = {
  row: FilterRow
  place: number
  attributes: MeasureAttribute[]
  isReadOnly: boolean
  onChange: (part: Partial<FilterRow>) => void
  onRemove: () => void
}

/**
 * One attribute and its values: checkboxes where the attribute has answers to select, else text with commas between.
 */
export function FilterLine({ row, place, attributes, isReadOnly, onChange, onRemove }: Props) {
  const { t } = useTranslation('measures')
  const language = useLanguage()
  const attribute = attributes.find(({ key }) => key === row.attribute)
  const options =
    attribute?.options.map(({ value, labels }) => ({
      value: toText(value),
      label: `${toText(value)} ${wordsFor(labels, language)}`.trim(),
    })) ?? []
  const stored = (text: string) =>
    [...(attribute?.options.map(({ value }) => value) ?? []), ...row.values].find((one) => toText(one) === text) ?? text
  const shared = {
    label: t('filter.values', { n: place }),
    hideLabel: true,
    readOnly: isReadOnly,
    placeholder: t('filter.values-short'),
  }
  return (
    <div className={classNames(lines.row, styles.row)}>
      <Dropdown
        label={t('filter.attribute', { n: place })}
        hideLabel
        readOnly={isReadOnly}
        placeholder={t('filter.attribute-short')}
        options={attributes.map(({ key, names }) => ({
          value: key,
          label: `${wordsFor(names, language, key)} (${key})`,
        }))}
        value={row.attribute || null}
        // The values of the previous attribute make no sense here.
        onChange={(key) => onChange(key === row.attribute ? {} : { attribute: key ?? '', values: [] })}
      />
      {options.length > 0 ? (
        <MultiDropdown
          {...shared}
          options={options}
          value={row.values.map(toText)}
          onChange={(texts) => onChange({ values: texts.map(stored) })}
        />
      ) : (
        <TypedValues
          {...shared}
          key={row.attribute}
          values={row.values}
          areNumbers={attribute?.type !== 'text' && attribute?.type !== 'date'}
          onValues={(values) => onChange({ values })}
        />
      )}
      {!isReadOnly && <IconButton icon={X} label={t('filter.remove', { n: place })} onClick={onRemove} />}
    </div>
  )
}

type Typed = {
  label: string
  hideLabel: boolean
  readOnly: boolean
  placeholder: string
  values: unknown[]
  areNumbers: boolean
  onValues: (values: unknown[]) => void
}

function TypedValues({ values, areNumbers, onValues, ...field }: Typed) {
  const [state, setState] = useState(() => ({ text: values.map(toText).join(', '), reported: values }))
  // The form was reset from outside: discarded, or loaded again.
  if (!isDeepEqualUnordered(state.reported, values)) setState({ text: values.map(toText).join(', '), reported: values })
  const type = (text: string) => {
    const reported = getValues(text, areNumbers)
    setState({ text, reported })
    onValues(reported)
  }
  return <TextField {...field} value={state.text} onChange={type} />
}
