import type { ParseKeys } from 'i18next'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { config } from '#api/config/config.ts'
import { changeDevicePreferences } from '#api/storage/devicePreferences.ts'
import styles from './Tour.module.css'
import { Button } from '#ui/actions/Button.tsx'
import { LinkButton } from '#ui/actions/LinkButton.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { IconButton } from '#ui/tooltip/IconButton.tsx'

type Step = { title: ParseKeys<'help'>; text: ParseKeys<'help'>; at: string }

/** The text of each step with the part of the page that it explains, the page, and the address that begins there. */
type Route = {
  steps: readonly Step[]
  page: string
  start: string
  /** The card is below the menu, not at the end of the page: it covers nothing of a page that has its full width. */
  isBelowMenu?: boolean
}

const demoSteps: readonly Step[] = [
  { title: 'tour.look', text: 'tour.look.text', at: 'main h1' },
  { title: 'tour.verdict', text: 'tour.verdict.text', at: '[data-overview]' },
  { title: 'tour.filters', text: 'tour.filters.text', at: '[data-filters] button' },
  { title: 'tour.files', text: 'tour.files.text', at: '[data-chart]' },
]

const staffSteps: readonly Step[] = [
  { title: 'tour.work', text: 'tour.work.text', at: '[data-tour=work]' },
  { title: 'tour.menu', text: 'tour.menu.text', at: 'nav' },
  { title: 'tour.find', text: 'tour.find.text', at: '[data-tour=find] button' },
  { title: 'tour.lists', text: 'tour.lists.text', at: 'nav' },
  { title: 'tour.help', text: 'tour.help.text', at: '[data-tour=help]' },
]

/** The tour of the demo explains its evaluation. */
export function DemoTour({ userId }: { userId: number }) {
  const page = `/results/evaluations/${config().demoEvaluation}`
  return (
    <Tour
      route={{ steps: demoSteps, page, start: page, isBelowMenu: true }}
      onEnd={() => changeDevicePreferences(userId, () => ({ isTourOver: true }))}
    />
  )
}

/** The tour of staff explains the home and what leads from it; it is open while the address says so. */
export function StaffTour() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <Tour
      route={{ steps: staffSteps, page: '/', start: '/?tour' }}
      onEnd={() => void navigate(pathname, { replace: true })}
    />
  )
}

/** Explains a page part by part, next to it: it blocks nothing, and any step can be the last. */
function Tour({ route, onEnd }: { route: Route; onEnd: () => void }) {
  const { t } = useTranslation('help')
  const { pathname } = useLocation()
  const [at, setAt] = useState(0)
  const { steps } = route
  const step = steps[at]
  const isThere = pathname === route.page
  usePointer(isThere ? step?.at : undefined, at > 0)
  if (!step) return null
  return (
    <aside
      className={classNames(styles.tour, !isThere && styles.away, route.isBelowMenu && styles.belowMenu)}
      aria-label={t('tour')}
    >
      <header className={styles.head}>
        <h2>{t(isThere ? step.title : 'tour')}</h2>
        {!isThere && <LinkButton to={route.start}>{t('tour.resume')}</LinkButton>}
        <IconButton icon={X} label={t('tour.end')} onClick={onEnd} />
      </header>
      {isThere && (
        <>
          <p aria-live="polite">{t(step.text)}</p>
          <footer className={styles.foot}>
            <span className={styles.place}>{t('tour.place', { at: at + 1, of: steps.length })}</span>
            {at > 0 && <Button onClick={() => setAt(at - 1)}>{t('tour.back')}</Button>}
            <Button kind="primary" onClick={() => (at + 1 < steps.length ? setAt(at + 1) : onEnd())}>
              {t(at + 1 < steps.length ? 'tour.next' : 'tour.done')}
            </Button>
          </footer>
        </>
      )}
    </aside>
  )
}

/** Highlights a part of the page and scrolls to it. */
function usePointer(selector: string | undefined, isMoving: boolean): void {
  useEffect(() => {
    const part = selector === undefined ? null : document.querySelector(selector)
    part?.toggleAttribute('data-pointed', true)
    // A tall part is read from its top.
    const isTall = part !== null && part.getBoundingClientRect().height > window.innerHeight / 2
    if (isMoving) part?.scrollIntoView({ block: isTall ? 'start' : 'center' })
    return () => void part?.toggleAttribute('data-pointed', false)
  }, [selector, isMoving])
}
