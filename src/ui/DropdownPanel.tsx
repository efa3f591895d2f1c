import { type RefObject, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fold } from '#lib/fold.ts'
import css from './OptionList.module.css'
import { OptionList } from './OptionList.tsx'
import type { Option } from './OptionRow.tsx'
import { PopPanel } from './PopPanel.tsx'

export type DropdownPanelProps = {
  listId: string
  label: string
  anchor: RefObject<HTMLElement | null>
  options: Option[]
  chosen: ReadonlySet<string>
  isMultiple?: boolean | undefined
  /** The letter that opened the panel. */
  typed: string
  onChoose: (value: string) => void
  onClose: () => void
}

const searchFrom = 6

export function DropdownPanel({ listId, label, anchor, options, chosen, isMultiple, typed, onChoose, onClose }: DropdownPanelProps) {
  const { t } = useTranslation()
  const hasSearch = options.length >= searchFrom
  const [text, setText] = useState(hasSearch ? typed : '')
  const wanted = fold(text.trim())
  const isSearching = wanted !== ''
  const folded = useMemo(() => (isSearching ? options.map(({ label }) => fold(label)) : []), [isSearching, options])
  const found = useMemo(() => (isSearching ? options.filter((_, index) => folded[index]?.includes(wanted)) : options), [folded, isSearching, options, wanted])

  return (
    <PopPanel anchor={anchor} label={label} onClose={onClose}>
      <OptionList
        chosen={chosen}
        id={listId}
        isMultiple={isMultiple}
        label={label}
        options={found}
        search={hasSearch ? { text, onText: setText } : undefined}
        startAt={hasSearch ? '' : typed}
        onChoose={onChoose}
      >
        {found.length === 0 && <p className={css['empty']}>{t('dropdown.nothing')}</p>}
      </OptionList>
    </PopPanel>
  )
}
