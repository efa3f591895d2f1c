import type { ParseKeys } from 'i18next'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { config } from '#api/config/config.ts'
import { changeDevicePreferences } from '#api/storage/devicePreferences.ts'
import styles from './Tour.module.css'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'

type Step = { title: ParseKeys<'help'>; text: ParseKeys<'help'>; at: string }

/** The text of a step, and the part of the evaluation that it explains. */
const steps: readonly Step[] = [
  { title: 'tour.look', text: 'tour.look.text', at: 'main h1' },
  { title: 'tour.verdict', text: 'tour.verdict.text', at: '[data-glance]' },
  { title: 'tour.filters', text: 'tour.filters.text', at: '[data-filters]' },
  { title: 'tour.files', text: 'tour.files.text', at: '[data-chart]' },
]

/**
 * Explains the evaluation of the demo part by part, next to the page: it blocks nothing, and any step can be the last.
 */
export function Tour({ userId }: { userId: number }) {
  const { t } = useTranslation('help')
  const { pathname } = useLocation()
  const [at, setAt] = useState(0)
  const step = steps[at]
  const evaluation = `/results/evaluations/${config().demoEvaluation}`
  const isThere = pathname === evaluation
  usePointer(isThere ? step?.at : undefined, at > 0)
  if (!step) return null
  const end = () => changeDevicePreferences(userId, () => ({ isTourOver: true }))
  return (
    <aside className={styles.tour} aria-label={t('tour')}>
      <header className={styles.head}>
        <h2>{t(isThere ? step.title : 'tour')}</h2>
        <IconButton icon={X} label={t('tour.end')} onClick={end} />
      </header>
      <p aria-live="polite">{t(isThere ? step.text : 'tour.away')}</p>
      <footer className={styles.foot}>
        {isThere && <span className={styles.place}>{t('tour.place', { at: at + 1, of: steps.length })}</span>}
        {isThere ? (
          <>
            {at > 0 && <Button onClick={() => setAt(at - 1)}>{t('tour.back')}</Button>}
            <Button kind="primary" onClick={() => (at + 1 < steps.length ? setAt(at + 1) : end())}>
              {t(at + 1 < steps.length ? 'tour.next' : 'tour.done')}
            </Button>
          </>
        ) : (
          <Link to={evaluation}>{t('tour.open')}</Link>
        )}
      </footer>
    </aside>
  )
}

/** Highlights a part of the page and scrolls to it. */
function usePointer(selector: string | undefined, isMoving: boolean): void {
  useEffect(() => {
    const part = selector === undefined ? null : document.querySelector(selector)
    part?.toggleAttribute('data-pointed', true)
    if (isMoving) part?.scrollIntoView({ block: 'center' })
    return () => void part?.toggleAttribute('data-pointed', false)
  }, [selector, isMoving])
}
