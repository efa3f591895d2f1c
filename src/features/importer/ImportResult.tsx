import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { createCounters } from './counters.ts'
import styles from './Import.module.css'
import type { Report } from '#features/importer/reading/validateFile.ts'
import type { Destination, Import } from './useImport.ts'
import { Button } from '#ui/actions/Button.tsx'
import { LinkButton } from '#ui/actions/LinkButton.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'

type Props = {
  running: Import
  report: Report
  shown: Destination['shown']
  /** The id of the heading above the rows left out. */
  wrongRows: string
}

/** The outcome of a finished import at the top of its page, with the way to what is in and to what is not. */
export function ImportResult({ running: { entry }, report, shown, wrongRows }: Props) {
  const { t } = useTranslation('import')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  if (!entry) return null
  const counters = createCounters(entry, report)
  return (
    <div ref={place} className={styles.run} tabIndex={-1}>
      <Banner kind={counters.refused > 0 ? 'warning' : 'good'}>{t('finished', { tally: t('tally', counters) })}</Banner>
      <div className={styles.actions}>
        {shown && counters.created + counters.present > 0 && (
          <LinkButton kind="primary" to={shown.to}>
            {t(`finished.${shown.what}`)}
          </LinkButton>
        )}
        {counters.refused > 0 && (
          <Button onClick={() => document.getElementById(wrongRows)?.focus()}>
            {t('finished.refused', { count: counters.refused })}
          </Button>
        )}
      </div>
    </div>
  )
}
