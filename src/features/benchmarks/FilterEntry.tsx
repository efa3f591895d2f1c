import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import type { WidgetProps } from '#engine/collection.ts'
import { FilterLine } from './FilterLine.tsx'
import { type FilterRow, problemOfFilter, readFilter, writeFilter } from './filterRows.ts'
import { useMeasureAttributes } from './useMeasureAttributes.ts'
import { getIds } from '#lib/values/getIds.ts'
import { isDeepEqualUnordered } from '#lib/values/isDeepEqualUnordered.ts'
import { toText } from '#lib/text/text.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Field } from '#ui/fields/Field.tsx'
import lines from '#ui/lines.module.css'

/** The answers that count for a benchmark: attributes of its measures, each with the accepted values. */
export default function FilterEntry({ label, value, onChange, onParseError, readOnly, error, hint }: WidgetProps) {
  const { t } = useTranslation('measures')
  const measures: unknown = useWatch({ name: 'benchmark_measures' })
  const { attributes, error: apiError } = useMeasureAttributes(measures)
  const [state, setState] = useState(() => ({ ...readFilter(value), reported: value }))
  // The form was reset from outside: discarded, or loaded again.
  if (!isDeepEqualUnordered(state.reported, value)) setState({ ...readFilter(value), reported: value })
  const problem = problemOfFilter(state)
  const change = (rows: FilterRow[]) => {
    const next = { rows, kept: state.kept }
    const wrong = problemOfFilter(next)
    const reported = wrong ? state.reported : writeFilter(next)
    setState({ ...next, reported })
    onParseError(wrong && t(`filter.${wrong}`))
    if (!wrong) onChange(reported)
  }
  return (
    <Field
      label={label}
      isGroup
      error={problem ? t(`filter.${problem}`) : error}
      hint={getIds(measures).length === 0 ? t('filter.choose-measures') : hint}
      warning={apiError ? t('filter.attributes-failed', { reason: errorMessage(apiError) }) : undefined}
    >
      {({ labelId, describedBy }) => (
        <div role="group" aria-labelledby={labelId} aria-describedby={describedBy} className={lines.rows}>
          {state.rows.length === 0 && state.kept.length === 0 && <p className={lines.note}>{t('filter.none')}</p>}
          {state.rows.map((row, index) => (
            <FilterLine
              key={index}
              row={row}
              place={index + 1}
              attributes={attributes}
              isReadOnly={readOnly}
              onChange={(part) => change(state.rows.map((one, at) => (at === index ? { ...one, ...part } : one)))}
              onRemove={() => change(state.rows.filter((_row, at) => at !== index))}
            />
          ))}
          {state.kept.map((one, index) => (
            <code key={index} className={lines.kept} title={t('rows.kept')}>
              {toText(one)}
            </code>
          ))}
          {!readOnly && (
            <Button icon={Plus} onClick={() => change([...state.rows, { attribute: '', values: [], rest: {} }])}>
              {t('filter.add')}
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}
