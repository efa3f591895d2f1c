import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/Button.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { ListPanel, type ListPanelProps } from './ListPanel.tsx'
import styles from './Picker.module.css'
import { Spinner } from '#ui/feedback/Spinner.tsx'

export type PickerPanelProps = Omit<ListPanelProps, 'search' | 'children'> & {
  query: string
  onQuery: (text: string) => void
  loading?: boolean | undefined
  error?: string | undefined
  onRetry?: (() => void) | undefined
  emptyText: string
}

/** The options of a picker, from props, for the current search. */
export function PickerPanel({ query, onQuery, loading, error, onRetry, emptyText, ...panel }: PickerPanelProps) {
  const { t } = useTranslation()
  const isEmpty = panel.options.length === 0 && !loading && !error
  return (
    <ListPanel {...panel} areNames search={{ text: query, onText: onQuery }}>
      {loading && (
        <div className={styles.state}>
          <Spinner label={t('picker.loading')} />
        </div>
      )}
      {error && (
        <div className={classNames(styles.state, styles.error)} role="alert">
          <bdi>{error}</bdi>
          {onRetry && (
            <Button kind="plain" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
        </div>
      )}
      {isEmpty && <p className={styles.state}>{emptyText}</p>}
    </ListPanel>
  )
}
