import ClipboardList from 'lucide-react/icons/clipboard-list'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PlanBadge, PlanBadges, PlanDay } from '#features/plans/PlanBadge.tsx'
import { isOpen, type Plan } from '#features/plans/planRules.ts'
import { dayAfter } from '#lib/dates/dates.ts'
import { toText } from '#lib/text/text.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { useIsPhone } from '#ui/layout/useIsPhone.ts'
import { usePrinting } from '#ui/layout/printing.ts'
import { type PlanAnswer, planAnswer } from './answerText.ts'
import { ChangePlanContext, type PlanEntry } from './PlanContext.ts'
import styles from './Plan.module.css'

/** The number of plans of one figure that are visible without a click. */
const maxShown = 5

/**
 * The plans of a chart: a single one with its answer, several behind a line with their number and how they stand. On a
 * phone a single one is behind such a line as well.
 */
export function PlansOfChart({ entries }: { entries: readonly PlanEntry[] }) {
  const { t } = useTranslation('plan')
  const { isPrinting } = usePrinting()
  const isPhone = useIsPhone()
  if (entries.length === 0) return null
  if ((entries.length === 1 && !isPhone) || isPrinting) return <PlanEntries entries={entries} />
  return (
    <details className={styles.plans}>
      <summary>
        <span>{t('entries.count', { count: entries.length })}</span>
        <PlanBadges plans={entries.map(({ plan }) => plan)} />
      </summary>
      <PlanEntries entries={entries} />
    </details>
  )
}

/** Plans with their answers, the open ones first where there are many; each opens its record, or its dialog where it is one's own. */
export function PlanEntries({ entries }: { entries: readonly PlanEntry[] }) {
  const { t } = useTranslation('plan')
  if (entries.length === 0) return null
  if (entries.length <= maxShown) return <Entries entries={entries} />
  const ordered = entries.toSorted(
    (one, other) => Number(isOpen(other.plan)) - Number(isOpen(one.plan)) || other.day.localeCompare(one.day),
  )
  const [first, others] = [ordered.slice(0, maxShown), ordered.slice(maxShown)]
  return (
    <>
      <Entries entries={first} />
      <details className={styles.more}>
        <summary>{t('entries.more', { count: others.length })}</summary>
        <Entries entries={others} />
      </details>
    </>
  )
}

function Entries({ entries }: { entries: readonly PlanEntry[] }) {
  const { t } = useTranslation('plan')
  const language = useLanguage()
  const change = useContext(ChangePlanContext)
  const [today] = useState(() => dayAfter(new Date(), 0))
  return (
    <ul aria-label={t('entries')} className={styles.entries}>
      {entries.map((entry) => {
        const { plan, effect, isListedOnly, institution } = entry
        const title = <bdi translate="no">{toText(plan.title)}</bdi>
        const answer = isAnswered(plan, today) ? planAnswer(plan, effect, today, t, language) : null
        return (
          <li key={plan.id}>
            <ClipboardList aria-hidden="true" size={14} />
            {change ? (
              <button type="button" onClick={() => change(entry)}>
                {title}
              </button>
            ) : (
              <Link to={`/results/actions/${plan.id}`}>{title}</Link>
            )}
            {isListedOnly && (
              <span>
                <bdi translate="no">{institution}</bdi>
              </span>
            )}
            <span className={styles.status}>
              <PlanBadge plan={plan} withDay />
              <PlanDay plan={plan} />
            </span>
            {answer && <Answer {...answer} />}
          </li>
        )
      })}
    </ul>
  )
}

/** A finding is a badge; a sentence that says why there is none yet is a plain one. */
function Answer({ kind, text }: PlanAnswer) {
  return kind === 'neutral' ? <span className={styles.unanswered}>{text}</span> : <Badge kind={kind}>{text}</Badge>
}

/** Whether there is more to say than how a plan stands: what it has changed from the day of looking again on, or that it has no such day. */
function isAnswered(plan: Plan, today: string): boolean {
  const { look_again } = plan
  return isOpen(plan) && !(typeof look_again === 'string' && look_again > today)
}
