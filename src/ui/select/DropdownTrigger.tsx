import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DropdownPanelProps } from './DropdownPanel.tsx'
import type { FieldIds } from '#ui/fields/Field.tsx'
import type { FieldProps } from '#ui/fields/fieldProps.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import type { Option } from './ListPanel.tsx'
import { ListTrigger } from './ListTrigger.tsx'

const { Part: DropdownPanel, preload } = lazyComponent<DropdownPanelProps>(
  async () => (await import('./DropdownPanel.tsx')).DropdownPanel,
  'line',
)

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
  ref?: RefObject<HTMLButtonElement | null> | undefined
}

/** The control of a dropdown, for one option or several. */
export function DropdownTrigger({
  field,
  ids,
  text,
  options,
  chosen,
  isMultiple = false,
  placeholder,
  onChoose,
  onClear,
  onBlur,
  ref,
}: Props) {
  const { t } = useTranslation()
  const own = useRef<HTMLButtonElement>(null)
  const button = ref ?? own
  const [typed, setTyped] = useState<string | null>(null)

  // A closing panel returns the focus to where it was; Safari does not focus a clicked button by itself.
  function open(letter: string) {
    button.current?.focus()
    setTyped((typed ?? '') + letter)
  }
  function close() {
    setTyped(null)
    onBlur?.()
  }
  function clear() {
    onClear?.()
    button.current?.focus()
  }

  return (
    <ListTrigger
      button={button}
      disabled={field.disabled}
      ids={ids}
      invitation={placeholder ?? t('dropdown.choose')}
      isFixed={field.readOnly}
      isOpen={typed !== null}
      label={field.label}
      name={field.name}
      required={field.required}
      text={text}
      onClear={onClear && clear}
      onNear={preload}
      onOpen={open}
    >
      <DropdownPanel
        anchor={button}
        chosen={chosen}
        id={`${ids.id}-list`}
        isMultiple={isMultiple}
        label={field.label}
        options={options}
        typed={typed ?? ''}
        onChoose={(value) => {
          onChoose(value)
          if (!isMultiple) close()
        }}
        onClose={close}
      />
    </ListTrigger>
  )
}
