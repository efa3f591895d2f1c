import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type LinkProps } from 'react-router-dom'
import { Chip } from './Chip.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { Field } from '#ui/fields/Field.tsx'
import type { FieldProps } from '#ui/fields/fieldProps.ts'
import styles from './Picker.module.css'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { ListTrigger } from './ListTrigger.tsx'
import type { PickerPanelProps } from './PickerPanel.tsx'

const { Part: PickerPanel, preload } = lazyComponent<PickerPanelProps>(
  async () => (await import('./PickerPanel.tsx')).PickerPanel,
  'line',
)

type Entry = { id: string; label: string }
type Props = Omit<FieldProps, 'error' | 'id' | 'name'> & {
  fieldId?: string | undefined
  multiple?: boolean | undefined
  /** The selected entries, each with a link to its page. */
  selected: (Entry & { link?: Pick<LinkProps, 'to' | 'state'> | undefined })[]
  onAdd: (option: Entry) => void
  onRemove: (id: string) => void
  query: string
  onQuery: (text: string) => void
  options: Entry[]
  loading?: boolean | undefined
  /** The error of loading the options; the error of the field is in `fieldError`. */
  error?: string | undefined
  onRetry?: (() => void) | undefined
  emptyText: string
  onOpen: () => void
  onBlur?: (() => void) | undefined
  fieldError?: FieldProps['error']
  /** Shown when empty, instead of the placeholder. */
  placeholder?: string | undefined
  /** The selected entries are shown elsewhere, such as in a table below. */
  hideChosen?: boolean | undefined
}

/** More chips than this are collapsed to the first few. */
const manyChips = 12
const fewChips = 10

/** Selects related records. It knows no server: the options, their search and their loading come by props. */
export function Picker({
  multiple = false,
  selected,
  onAdd,
  onRemove,
  query,
  onQuery,
  options,
  loading,
  error,
  onRetry,
  emptyText,
  onOpen,
  onBlur,
  fieldId,
  fieldError,
  placeholder,
  hideChosen = false,
  ...field
}: Props) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  const hidden = showsAll || selected.length <= manyChips ? 0 : selected.length - fewChips
  const chosen = new Set(selected.map(({ id }) => id))
  const isFixed = field.readOnly || field.disabled
  // A single record is shown in the field itself, several below it.
  const single = multiple ? undefined : selected[0]
  const opens = field.readOnly ? undefined : single?.link

  function open(typed: string) {
    button.current?.focus()
    setOpen(true)
    onOpen()
    // Keeps the text typed before the panel has loaded.
    if (typed !== '') onQuery(query + typed)
  }
  function close() {
    setOpen(false)
    if (query !== '') onQuery('')
    onBlur?.()
  }
  function choose(id: string) {
    const option = options.find((candidate) => candidate.id === id)
    if (chosen.has(id)) onRemove(id)
    else if (option) {
      if (!multiple) for (const other of chosen) onRemove(other)
      onAdd(option)
      // The new one is the last.
      setShowsAll(true)
    }
    if (!multiple) close()
  }
  function remove(id: string) {
    onRemove(id)
    button.current?.focus()
  }

  return (
    <Field {...field} error={fieldError} id={fieldId} isGroup={field.readOnly}>
      {(ids) => (
        <div className={classNames(styles.frame, opens && styles.opens)}>
          {!field.readOnly && (
            <ListTrigger
              button={button}
              disabled={field.disabled}
              ids={ids}
              invitation={placeholder ?? t(multiple && selected.length > 0 ? 'picker.add' : 'dropdown.choose')}
              isOpen={isOpen}
              label={field.label}
              required={field.required}
              text={single ? <bdi translate="no">{single.label}</bdi> : undefined}
              onClear={single && !field.required && !field.disabled ? () => remove(single.id) : undefined}
              onNear={preload}
              onOpen={open}
            >
              <PickerPanel
                anchor={button}
                chosen={chosen}
                emptyText={emptyText}
                error={error}
                id={`${ids.id}-list`}
                isMultiple={multiple}
                label={field.label}
                loading={loading}
                options={options.map(({ id, label }) => ({ value: id, label }))}
                query={query}
                onChoose={choose}
                onClose={close}
                onQuery={onQuery}
                onRetry={onRetry}
              />
            </ListTrigger>
          )}
          {opens && (
            <Link
              {...opens}
              aria-label={t('picker.open', { label: single?.label })}
              className={styles.open}
              title={t('picker.open', { label: single?.label })}
            >
              <ArrowUpRight aria-hidden="true" size={16} />
            </Link>
          )}
          {!hideChosen && selected.length > 0 && (multiple || field.readOnly) && (
            <ul aria-labelledby={ids.labelId} className={styles.chips} translate="no">
              {selected.slice(0, selected.length - hidden).map(({ id, label, link }) => (
                <li key={id}>
                  <Chip link={link} label={label} onRemove={isFixed ? undefined : () => remove(id)} />
                </li>
              ))}
              {hidden > 0 && (
                <li>
                  <button className={styles.more} translate="yes" type="button" onClick={() => setShowsAll(true)}>
                    {t('picker.more', { count: hidden })}
                  </button>
                </li>
              )}
            </ul>
          )}
          {field.readOnly && selected.length === 0 && <span className={styles.none}>-</span>}
        </div>
      )}
    </Field>
  )
}
