import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import { type ReactNode, type RefObject, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from './classes.ts'
import control from './control.module.css'
import dropdown from './DropdownTrigger.module.css'
import type { FieldIds } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import { lazyPart } from './lazyPart.ts'
import type { PickerPanelProps } from './PickerPanel.tsx'

const { Part: PickerPanel, preload } = lazyPart<PickerPanelProps>(async () => (await import('./PickerPanel.tsx')).PickerPanel)

type Props = {
  ids: FieldIds
  button: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  disabled?: boolean | undefined
  required?: boolean | undefined
  /** What is chosen; without it the invitation to choose. */
  text?: ReactNode
  invitation: string
  panel: Omit<PickerPanelProps, 'anchor' | 'listId'>
  onOpen: (typed: string) => void
  onClear?: (() => void) | undefined
}

/** The closed state of a picker; what opens is loaded when somebody comes near it. */
export function PickerTrigger({ ids, button, isOpen, disabled, required, text, invitation, panel, onOpen, onClear }: Props) {
  const { t } = useTranslation()
  return (
    <span className={control['box']}>
      <button
        aria-controls={isOpen ? `${ids.id}-list` : undefined}
        aria-describedby={ids.describedBy}
        aria-expanded={isOpen}
        aria-haspopup="listbox"
        aria-invalid={ids.invalid || undefined}
        aria-labelledby={ids.labelId}
        aria-required={required}
        className={classes(control['control'], control['trigger'], onClear && dropdown['clearable'])}
        disabled={disabled}
        id={ids.id}
        ref={button}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be searched
        role="combobox"
        type="button"
        onClick={() => onOpen('')}
        onFocus={preload}
        onKeyDown={(event) => {
          const opens = event.key === 'ArrowDown' || event.key === 'ArrowUp'
          const isLetter = event.key.length === 1 && (isOpen || event.key !== ' ') && !event.ctrlKey && !event.metaKey && !event.altKey
          if (!opens && !isLetter) return
          event.preventDefault()
          onOpen(isLetter ? event.key : '')
        }}
        onPointerEnter={preload}
      >
        <span className={classes(control['value'], !text && control['placeholder'])}>{text ?? invitation}</span>
        <ChevronDown aria-hidden="true" className={control['chevron']} size={16} />
      </button>
      {onClear && (
        <span className={dropdown['clear']}>
          <IconButton icon={X} label={t('field.clear', { label: panel.label })} small onClick={onClear} />
        </span>
      )}
      {isOpen && (
        <Suspense>
          <PickerPanel {...panel} anchor={button} listId={`${ids.id}-list`} />
        </Suspense>
      )}
    </span>
  )
}
