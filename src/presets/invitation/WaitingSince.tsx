import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAfter, parseDay } from '#lib/dates/dates.ts'
import { daysBetween } from '#lib/dates/daysBetween.ts'
import { useIsIdle } from '#ui/layout/useIsIdle.ts'
import styles from './WaitingSince.module.css'

/**
 * How many days something has waited since an instant, behind its state. Its place is there from the start, its text once
 * the list is on screen, and never in a saved file.
 */
export function WaitingSince({ moment, children }: { moment: unknown; children: ReactNode }) {
  const place = useRef<HTMLElement>(null)
  const isIdle = useIsIdle()
  const [isShown, setShown] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setShown(isIdle && place.current?.closest('[hidden]') === null), [isIdle])
  return (
    <span className={styles.waiting}>
      {children}{' '}
      <small ref={place} className={styles.since}>
        {isShown && <Days moment={moment} />}
      </small>
    </span>
  )
}

function Days({ moment }: { moment: unknown }) {
  const { t } = useTranslation('actions')
  const [today] = useState(() => dayAfter(new Date(), 0))
  const day = parseDay(moment)
  if (day === null) return null
  const count = daysBetween(day, today)
  return count > 0 ? t('waiting', { count }) : t('waiting-today')
}
