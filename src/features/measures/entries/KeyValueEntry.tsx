import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useId, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { WidgetProps } from '#engine/collection.ts'
import styles from './Entries.module.css'
import { type Line, type Lines, problemOfLines, readKeyValues, writeKeyValues } from './keyValues.ts'
import { isDeepEqualUnordered } from '#lib/values/isDeepEqualUnordered.ts'
import { isFields, measureAttributes } from '#lib/measureAttributes.ts'
import { toText } from '#lib/text/text.ts'
import { Button } from '#ui/actions/Button.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { Field } from '#ui/fields/Field.tsx'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import lines from '#ui/lines.module.css'
import { TextField } from '#ui/fields/TextField.tsx'

const maxProposed = 300

/** Keys and their values as rows; the measure's attributes are suggested as keys. Empty rows are not saved. */
export default function KeyValueEntry({
  name,
  label,
  value,
  onChange,
  onParseError,
  readOnly,
  error,
  hint,
}: WidgetProps) {
  const { t } = useTranslation('measures')
  const list = useId()
  const isObject = isFields(value) || (name === 'filter_map' && !Array.isArray(value))
  const [state, setState] = useState(() => ({ ...readKeyValues(value), reported: value }))
  // The form was reset from outside: discarded, or loaded again.
  if (!isDeepEqualUnordered(state.reported, value)) setState({ ...readKeyValues(value), reported: value })
  const problem = problemOfLines(state.lines, isObject)
  const attributes: unknown = useWatch({ name: 'default_attributes' })
  const proposals = useMemo(() => measureAttributes(attributes).slice(0, maxProposed), [attributes])
  const change = (lines: Line[]) => {
    const next: Lines = { lines, kept: state.kept }
    const wrong = problemOfLines(lines, isObject)
    const reported = wrong ? state.reported : writeKeyValues(next, isObject)
    setState({ ...next, reported })
    onParseError(wrong && t(`rows.${wrong}`))
    if (!wrong) onChange(reported)
  }
  const set = (index: number, part: Partial<Line>) =>
    change(state.lines.map((line, at) => (at === index ? { ...line, ...part } : line)))
  return (
    <Field label={label} isGroup error={problem ? t(`rows.${problem}`) : error} hint={hint}>
      {({ labelId, describedBy }) => (
        <div
          role="group"
          aria-labelledby={labelId}
          aria-describedby={describedBy}
          className={lines.rows}
          data-name={name}
        >
          {state.lines.length === 0 && state.kept.length === 0 && <p className={lines.note}>{t('rows.none')}</p>}
          {state.lines.map((line, index) => (
            <div key={index} className={classNames(lines.row, styles.row)}>
              <TextField
                label={t('rows.key', { n: index + 1 })}
                hideLabel
                placeholder={t('rows.key-short')}
                list={list}
                value={line.key}
                readOnly={readOnly}
                onChange={(key) => set(index, { key })}
              />
              <TextField
                label={t('rows.value', { n: index + 1 })}
                hideLabel
                placeholder={t('rows.value-short')}
                value={line.value}
                readOnly={readOnly}
                onChange={(text) => set(index, { value: text })}
              />
              {!readOnly && (
                <IconButton
                  icon={X}
                  label={t('rows.remove', { n: index + 1 })}
                  onClick={() => change(state.lines.filter((_line, at) => at !== index))}
                />
              )}
            </div>
          ))}
          {state.kept.map((one, index) => (
            <code key={index} className={lines.kept} title={t('rows.kept')}>
              {toText(one)}
            </code>
          ))}
          {!readOnly && (
            <Button icon={Plus} onClick={() => change([...state.lines, { key: '', value: '' }])}>
              {t('rows.add')}
            </Button>
          )}
          <datalist id={list}>
            {proposals.map(({ key, names }) => (
              <option key={key} value={key}>
                {names.de || key}
              </option>
            ))}
          </datalist>
        </div>
      )}
    </Field>
  )
}
