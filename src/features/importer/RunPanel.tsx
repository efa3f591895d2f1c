import Play from 'lucide-react/icons/play'
import Square from 'lucide-react/icons/square'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsOnline } from '#engine/useIsOnline.ts'
import styles from './Import.module.css'
import type { Report } from '#features/importer/reading/validateFile.ts'
import { StopBanner } from './StopBanner.tsx'
import type { Entry } from '#features/importer/sending/importLog.ts'
import { createCounters } from './counters.ts'
import type { Import } from './useImport.ts'
import { showMoment } from '#lib/dates/dates.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { CheckBox } from '#ui/fields/CheckBox.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

/** Starts, stops and resumes an import, and shows how many rows are in. */
export function RunPanel({ running, blocked }: { running: Import; blocked?: string | undefined }) {
  const { t } = useTranslation('import')
  const isOnline = useIsOnline()
  const [isAgain, setAgain] = useState(false)
  const { phase, report, entry, earlier, stop, survey } = running
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The pressed button is gone: the focus moves to the next one.
    if (phase !== 'checked' && phase !== 'finished' && document.activeElement === document.body) place.current?.focus()
  }, [phase])
  if (!report || report.error || report.good === 0 || phase === 'finished') return null
  if (survey?.left === 0 && phase === 'checked') return <Banner kind="info">{t('nothing-new')}</Banner>
  const total = report.good + report.bad
  const bad = report.bad + (survey ? new Set(survey.problems.map(({ row }) => row)).size : 0)
  const isStopped = phase === 'stopped'
  const needsYes = phase === 'checked' && earlier?.isFinished === true
  const stoppedAt = stop?.rows.find(({ row }) => !entry?.refused.includes(row))?.row
  const label = () => {
    if (isStopped && stoppedAt !== undefined) return t('resume', { row: stoppedAt })
    if (isStopped || (entry && !entry.finishedAt))
      return entry?.lastRow ? t('resume', { row: entry.lastRow + 1 }) : t('resume.rest')
    return t('start', { count: survey?.left ?? report.good })
  }
  return (
    <div ref={place} className={styles.run} tabIndex={-1}>
      {phase === 'checked' && earlier && (
        <Banner kind={earlier.isFinished ? 'warning' : 'info'}>{earlierText()}</Banner>
      )}
      {running.isTaken && <Banner kind="error">{t('taken')}</Banner>}
      {needsYes && <CheckBox label={t('again')} checked={isAgain} onChange={setAgain} />}
      {stop && isStopped && <StopBanner stop={stop} report={report} />}
      {entry && (phase === 'running' || isStopped) && (
        <div>
          <progress className={styles.bar} aria-label={t('progress')} max={total} value={getDone(entry, report)} />
          <p className={styles.muted}>
            {t('progress.rows', {
              done: getDone(entry, report),
              total,
              tally: t('tally', createCounters(entry, report)),
            })}
          </p>
        </div>
      )}
      {phase === 'running' && <VisuallyHidden isStatus>{t('running')}</VisuallyHidden>}
      <div className={styles.actions}>
        {phase === 'running' && (
          <Button icon={Square} onClick={running.halt}>
            {t('stop')}
          </Button>
        )}
        {(phase === 'checked' || isStopped) && (
          <Button
            kind="primary"
            icon={Play}
            onClick={() => running.run(isAgain)}
            disabled={!isOnline || blocked !== undefined || (needsYes && !isAgain)}
            reason={isOnline ? (blocked ?? t('again.first')) : t('offline')}
          >
            {label()}
          </Button>
        )}
        {phase === 'checked' && bad > 0 && blocked === undefined && (
          <span className={styles.muted}>{t('start.without', { count: bad })}</span>
        )}
      </div>
    </div>
  )

  function earlierText(): string {
    const at = showMoment(earlier?.at, true)
    const count = earlier?.imported ?? 0
    return earlier?.isFinished ? t('earlier.finished', { at, count }) : t('earlier.broken', { at, count })
  }
}

function getDone(entry: Entry, report: Report): number {
  const { created, present, refused } = createCounters(entry, report)
  return created + present + refused
}
