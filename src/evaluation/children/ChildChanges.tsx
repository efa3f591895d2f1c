import { useTranslation } from 'react-i18next'
import { Badge } from '#ui/feedback/Badge.tsx'
import { ChildName } from './ChildName.tsx'
import styles from './Children.module.css'
import { ChartLines } from './ChartLines.tsx'
import type { Comparison } from './compareCharts.ts'
import type { Child } from './useChildren.ts'

/** The changes of one child: a summary, and the charts when opened. */
export function ChildChanges({
  child,
  comparison,
  isOpen,
}: {
  child: Child
  comparison: Comparison | null
  isOpen: boolean
}) {
  const { t } = useTranslation('children')
  if (!comparison) {
    return (
      <li className={styles.child}>
        <ChildName child={child} />
        <p className={styles.hint}>{t('unseen')}</p>
      </li>
    )
  }
  const { added, replaced, same, own } = comparison
  const isNothing = added.length === 0 && replaced.length === 0
  return (
    <li className={styles.child}>
      <details open={isOpen}>
        <summary>
          <span className={styles.name}>
            <ChildName child={child} />
          </span>
          <span className={styles.badges}>
            {replaced.length > 0 && <Badge kind="warn">{t('n-replaced', { n: replaced.length })}</Badge>}
            {added.length > 0 && <Badge kind="good">{t('n-added', { n: added.length })}</Badge>}
            {isNothing && <Badge>{t('n-nothing')}</Badge>}
            {own.length > 0 && <Badge>{t('n-own', { n: own.length })}</Badge>}
          </span>
        </summary>
        <ChartLines
          kind="replaced"
          charts={replaced.map(({ chart, before, differs }) => ({ chart, before, differs }))}
        />
        <ChartLines kind="added" charts={added.map((chart) => ({ chart }))} />
        <ChartLines kind="same" charts={same.map((chart) => ({ chart }))} />
        <ChartLines kind="own" charts={own.map((chart) => ({ chart }))} />
      </details>
    </li>
  )
}
