import { Badge } from '#ui/Badge.tsx'
import { useFileWords } from '#ui/words.ts'
import { ChildName } from './ChildName.tsx'
import css from './Children.module.css'
import { ChartLines } from './ChartLines.tsx'
import type { Comparison } from './compareCharts.ts'
import type { Child } from './useChildren.ts'

/** What happens to one child: in figures, and chart by chart when opened. */
export function ChildChanges({ child, comparison, isOpen }: { child: Child; comparison: Comparison | null; isOpen: boolean }) {
  const { say } = useFileWords('children')
  if (!comparison) {
    return (
      <li className={css['child']}>
        <ChildName child={child} />
        <p className={css['hint']}>{say('unseen')}</p>
      </li>
    )
  }
  const { added, replaced, same, own } = comparison
  const isNothing = added.length === 0 && replaced.length === 0
  return (
    <li className={css['child']}>
      <details open={isOpen}>
        <summary>
          <span className={css['name']}>
            <ChildName child={child} />
          </span>
          <span className={css['badges']}>
            {replaced.length > 0 && <Badge kind="warn">{say('n-replaced', { n: replaced.length })}</Badge>}
            {added.length > 0 && <Badge kind="good">{say('n-added', { n: added.length })}</Badge>}
            {isNothing && <Badge>{say('n-nothing')}</Badge>}
            {own.length > 0 && <Badge>{say('n-own', { n: own.length })}</Badge>}
          </span>
        </summary>
        <ChartLines kind="replaced" charts={replaced.map(({ chart, before, differs }) => ({ chart, before, differs }))} />
        <ChartLines kind="added" charts={added.map((chart) => ({ chart }))} />
        <ChartLines kind="same" charts={same.map((chart) => ({ chart }))} />
        <ChartLines kind="own" charts={own.map((chart) => ({ chart }))} />
      </details>
    </li>
  )
}
