import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import { OptionList } from './OptionList.tsx'
import css from './Picker.module.css'
import { PopPanel } from './PopPanel.tsx'
import { Spinner } from './Spinner.tsx'

export type PickerPanelProps = {
  listId: string
  label: string
  anchor: RefObject<HTMLElement | null>
  options: { id: string; label: string }[]
  chosen: ReadonlySet<string>
  isMultiple: boolean
  query: string
  onQuery: (text: string) => void
  loading?: boolean | undefined
  error?: string | undefined
  onRetry?: (() => void) | undefined
  emptyText: string
  onChoose: (id: string) => void
  onClose: () => void
}

export function PickerPanel({ listId, label, anchor, options, chosen, isMultiple, query, onQuery, loading, error, onRetry, emptyText, onChoose, onClose }: PickerPanelProps) {
  const { t } = useTranslation()
  const isEmpty = options.length === 0 && !loading && !error
  return (
    <PopPanel anchor={anchor} label={label} onClose={onClose}>
      <OptionList
        chosen={chosen}
        id={listId}
        isMultiple={isMultiple}
        label={label}
        options={options.map(({ id, label }) => ({ value: id, label }))}
        search={{ text: query, onText: onQuery }}
        onChoose={onChoose}
      >
        {loading && (
          <div className={css['state']}>
            <Spinner label={t('picker.loading')} />
          </div>
        )}
        {error && (
          <div className={classes(css['state'], css['error'])} role="alert">
            <bdi>{error}</bdi>
            {onRetry && (
              <Button kind="plain" onClick={onRetry}>
                {t('ui.retry')}
              </Button>
            )}
          </div>
        )}
        {isEmpty && <p className={css['state']}>{emptyText}</p>}
      </OptionList>
    </PopPanel>
  )
}
