import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ErrorReport, reportText } from '#lib/report.ts'
import { Button } from '#ui/actions/Button.tsx'
import styles from './CopyDetails.module.css'

/** Copies the details of an error to the clipboard; where the browser refuses that, shows them to be copied by hand. */
export function CopyDetails({ report, isPlain = false }: { report: ErrorReport; isPlain?: boolean }) {
  const { t } = useTranslation()
  const [state, setState] = useState<'copied' | 'refused'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reportText(report))
      setState('copied')
    } catch {
      setState('refused')
    }
  }
  return (
    <>
      <Button icon={Copy} kind={isPlain ? 'plain' : 'quiet'} onClick={() => void copy()}>
        {t('details.copy')}
      </Button>
      <span className={styles.done} role="status">
        {state === 'copied' && t('details.copied')}
      </span>
      {state === 'refused' && (
        <textarea
          aria-label={t('details.by-hand')}
          className={styles.text}
          readOnly
          rows={8}
          value={reportText(report)}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  )
}
