import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import {
  ChangePlanContext,
  type FigureToImprove,
  PlanContext,
  PlanEntriesContext,
  type PlanEntry,
} from './PlanContext.ts'
import { PlanEntries } from './PlanEntries.tsx'
import styles from './Plan.module.css'

type Props = {
  plan: ((figure: FigureToImprove) => void) | null
  change: ((entry: PlanEntry) => void) | null
  entries: readonly PlanEntry[]
  dialog: ReactNode
  children: ReactNode
}

/** The plans of the page for its parts; those whose question no chart has any more stand first. */
export function PlansProvider({ plan, change, entries, dialog, children }: Props) {
  const { t } = useTranslation('plan')
  const id = useId()
  const orphans = entries.filter(({ chart }) => chart === null)
  return (
    <PlanContext value={plan}>
      <ChangePlanContext value={change}>
        <PlanEntriesContext value={entries}>
          {orphans.length > 0 && (
            <section aria-labelledby={id} className={styles.orphans}>
              <h2 id={id}>{t('orphans')}</h2>
              <PlanEntries entries={orphans} />
            </section>
          )}
          {children}
          {dialog}
        </PlanEntriesContext>
      </ChangePlanContext>
    </PlanContext>
  )
}
