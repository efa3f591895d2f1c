import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from './classes.ts'
import control from './control.module.css'
import type { DropdownPanelProps } from './DropdownPanel.tsx'
import css from './DropdownTrigger.module.css'
import type { FieldIds } from './Field.tsx'
import type { FieldProps } from './fieldProps.ts'
import { IconButton } from './IconButton.tsx'
import { lazyPart } from './lazyPart.ts'
import type { Option } from './OptionRow.tsx'

const { Part: DropdownPanel, preload } = lazyPart<DropdownPanelProps>(async () => (await import('./DropdownPanel.tsx')).DropdownPanel)

type Props = {
  field: FieldProps
  ids: FieldIds
  text: ReactNode
  options: Option[]
  chosen: ReadonlySet<string>
  isMultiple?: boolean | undefined
  placeholder?: string | undefined
  onChoose: (value: string) => void
  onClear?: (() => void) | undefined
  onBlur?: (() => void) | undefined
}

/** The closed state of a dropdown; what opens is loaded when somebody comes near it. */
export function DropdownTrigger({ field, ids, text, options, chosen, isMultiple = false, placeholder, onChoose, onClear, onBlur }: Props) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const isOpen = typed !== null
  const isFixed = field.readOnly === true

  // What opens gives the focus back to where it was; Safari does not focus a clicked button by itself.
  function open(letter: string) {
    button.current?.focus()
    setTyped((typed ?? '') + letter)
  }
  function close() {
    setTyped(null)
    onBlur?.()
  }

  return (
    <span className={control['box']}>
      <button
        aria-controls={isOpen ? `${ids.id}-list` : undefined}
        aria-describedby={ids.describedBy}
        aria-disabled={isFixed || undefined}
        aria-expanded={isOpen}
        aria-haspopup="listbox"
        aria-invalid={ids.invalid || undefined}
        aria-labelledby={ids.labelId}
        aria-required={field.required}
        className={classes(control['control'], control['trigger'], onClear && css['clearable'])}
        disabled={field.disabled}
        id={ids.id}
        name={field.name}
        ref={button}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be searched
        role="combobox"
        type="button"
        onClick={() => !isFixed && open('')}
        onFocus={preload}
        onKeyDown={(event) => {
          const opens = event.key === 'ArrowDown' || event.key === 'ArrowUp'
          const isLetter = event.key.length === 1 && (isOpen || event.key !== ' ') && !event.ctrlKey && !event.metaKey && !event.altKey
          if (isFixed || !(opens || isLetter)) return
          event.preventDefault()
          open(isLetter ? event.key : '')
        }}
        onPointerEnter={preload}
      >
        <span className={classes(control['value'], !text && control['placeholder'])}>{text || (placeholder ?? t('dropdown.choose'))}</span>
        {!isFixed && <ChevronDown aria-hidden="true" className={control['chevron']} size={16} />}
      </button>
      {onClear && (
        <span className={css['clear']}>
          <IconButton
            icon={X}
            label={t('field.clear', { label: field.label })}
            small
            onClick={() => {
              onClear()
              button.current?.focus()
            }}
          />
        </span>
      )}
      {isOpen && (
        <Suspense>
          <DropdownPanel
            anchor={button}
            chosen={chosen}
            isMultiple={isMultiple}
            label={field.label}
            listId={`${ids.id}-list`}
            options={options}
            typed={typed}
            onChoose={(value) => {
              onChoose(value)
              if (!isMultiple) close()
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </span>
  )
}
