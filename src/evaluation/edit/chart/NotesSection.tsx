import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { useController, useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormTextField } from '#engine/form/FormTextField.tsx'
import { isDay, showDay } from '#lib/dates/dates.ts'
import { getNote } from '#evaluation/model/chart.ts'
import { getLocalizedKey, languages } from '#lib/languages.ts'
import { Button } from '#ui/actions/Button.tsx'
import { DayField } from '#ui/fields/dates/DayField.tsx'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import type { ChartDraft } from '#evaluation/edit/chart/draft/chartDraft.ts'
import styles from './Form.module.css'
import type { UnreadName } from './NumberEntry.tsx'

export type NotesProps = {
  /** The first and the last day that the chart shows; '' before it is rendered. */
  from: string
  to: string
  onUnread: (name: UnreadName, problem: string | undefined) => void
}

const maxLength = 250

/** The events on a timeline: days with a sentence in three languages. */
export function NotesSection({ from, to, onUnread }: NotesProps) {
  const { t } = useTranslation('editor')
  const { control, trigger } = useFormContext<ChartDraft>()
  const { fields, append, remove } = useFieldArray({ control, name: 'timelineNotes' })
  return (
    <section aria-label={t('notes')} className={styles.list}>
      <h3>{t('notes')}</h3>
      <p className={styles.hint}>{t('notes.hint')}</p>
      <ul className={styles.rows}>
        {fields.map(({ id }, index) => (
          <Note
            from={from}
            index={index}
            key={id}
            to={to}
            onRemove={() => {
              remove(index)
              void trigger('timelineNotes')
            }}
            onUnread={onUnread}
          />
        ))}
      </ul>
      <div>
        <Button icon={Plus} onClick={() => append(getNote('', () => ''))}>
          {t('notes.add')}
        </Button>
      </div>
    </section>
  )
}

function Note({ index, from, to, onRemove, onUnread }: NotesProps & { index: number; onRemove: () => void }) {
  const { t } = useTranslation(['editor', 'portal'])
  const name = `timelineNotes.${index}.date` as const
  const { field, fieldState } = useController<ChartDraft, typeof name>({ name })
  const { ref, value, onBlur, onChange } = field
  useEffect(() => () => onUnread(name, undefined), [name, onUnread])
  const isOutside = from !== '' && isDay(value) && (value < from || value > to)
  const number = index + 1
  return (
    <li aria-label={t('notes.note', { number })} className={styles.row}>
      <div className={styles.head}>
        <span className={styles.name}>{t('notes.note', { number })}</span>
        <IconButton icon={X} label={t('notes.remove', { number })} onClick={onRemove} />
      </div>
      <div className={styles.detail}>
        <DayField
          error={fieldState.error?.message}
          label={t('notes.date')}
          name={name}
          ref={ref}
          required
          value={value || null}
          warning={isOutside ? t('notes.outside', { from: showDay(from), to: showDay(to) }) : undefined}
          onBlur={onBlur}
          onChange={(day) => onChange(day ?? '')}
          onParseError={(problem) => onUnread(name, problem)}
        />
        {languages.map((language) => (
          <FormTextField
            key={language}
            label={t(`portal:language.${language}`)}
            lang={language}
            maxLength={maxLength}
            name={`timelineNotes.${index}.${getLocalizedKey('text', language)}`}
          />
        ))}
      </div>
    </li>
  )
}
