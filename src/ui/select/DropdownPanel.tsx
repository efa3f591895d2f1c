import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { normalizeForSearch } from '#lib/text/normalizeForSearch.ts'
import styles from './ListPanel.module.css'
import { ListPanel, type ListPanelProps } from './ListPanel.tsx'

export type DropdownPanelProps = Omit<ListPanelProps, 'search' | 'children'> & {
  /** The text typed before the panel has the focus. */
  typed: string
}

const searchFrom = 6

/** The options of a dropdown; many of them, or after typing, have a search that ignores accents. */
export function DropdownPanel({ options, typed, ...panel }: DropdownPanelProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(typed)
  const [early, setEarly] = useState(typed)
  if (typed !== early) {
    setEarly(typed)
    setText(text + typed.slice(early.length))
  }
  const wanted = normalizeForSearch(text.trim())
  const isSearching = wanted !== ''
  const folded = useMemo(
    () => (isSearching ? options.map(({ label }) => normalizeForSearch(label)) : []),
    [isSearching, options],
  )
  const found = isSearching ? options.filter((_, index) => folded[index]?.includes(wanted)) : options
  const hasSearch = options.length >= searchFrom || typed !== ''

  return (
    <ListPanel {...panel} options={found} search={hasSearch ? { text, onText: setText } : undefined}>
      {found.length === 0 && <p className={styles.empty}>{t('dropdown.nothing')}</p>}
    </ListPanel>
  )
}
