import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import { BoardLegendContext } from '#evaluation/chart/boardLegend.ts'
import { SignList } from '#evaluation/chart/SignList.tsx'
import type { HiddenSeries } from '#evaluation/types/option/grids/legend.ts'
import type { SharedEntry, SharedLegend as Legend } from '#evaluation/types/option/grids/sharedLegend.ts'
import { classNames } from '#ui/layout/classNames.ts'
import styles from './SharedLegend.module.css'

const noSeries: HiddenSeries = new Set()

type Props = {
  legend: Legend
  /** What applies to all charts that have a benchmark. */
  about?: readonly string[]
  /** Before it is known it only keeps its place. */
  isAboutKnown?: boolean
  /** It scrolls away with the page, where something else stays in view. */
  isStill?: boolean
  children: ReactNode
}

/** The charts of a board below the one legend of what several of them show; a click hides a series in all of them. */
export function SharedLegend({ legend, about = [], isAboutKnown = true, isStill = false, children }: Props) {
  const { entries, signs, keys, texts } = legend
  const { t } = useTranslation(['evaluation', 'charts'])
  const [hidden, setHidden] = useState<HiddenSeries>(noSeries)
  const value = useMemo(() => ({ keys, texts, hidden, hasMethods: true }), [keys, texts, hidden])
  const toggle = (key: string) =>
    setHidden((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]))
  return (
    <BoardLegendContext value={value}>
      {(entries.length > 0 || signs.length > 0) && (
        <Folding isStill={isStill} label={t('legend')}>
          {entries.map((entry) => (
            <button
              aria-pressed={!hidden.has(entry.key)}
              className={styles.entry}
              key={entry.key}
              type="button"
              onClick={() => toggle(entry.key)}
            >
              <Sign sign={entry.sign} />
              <bdi translate="no">{entry.label}</bdi>
            </button>
          ))}
          <SignList entries={signs} label={t('charts:key')} />
        </Folding>
      )}
      {about.length > 0 && (
        <p className={classNames(styles.about, !isAboutKnown && styles.awaited)}>{about.join(' ')}</p>
      )}
      {children}
    </BoardLegendContext>
  )
}

/** On a narrow page one line of as many entries as fit; all of them when it is opened. */
function Folding({ label, isStill, children }: { label: string; isStill: boolean; children: ReactNode }) {
  const { t } = useTranslation('evaluation')
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isCut = useIsCut(row)
  return (
    <div
      aria-label={label}
      className={classNames(styles.legend, isStill && styles.still)}
      data-open={isOpen || undefined}
      role="group"
    >
      <div className={styles.row} id={id} ref={row}>
        {children}
      </div>
      {(isCut || isOpen) && (
        <span className={styles.fold}>
          <IconButton
            controls={id}
            expanded={isOpen}
            icon={isOpen ? ChevronUp : ChevronDown}
            label={t(isOpen ? 'legend.less' : 'legend.more')}
            onClick={() => setOpen(!isOpen)}
          />
        </span>
      )}
    </div>
  )
}

/** Whether an element is higher than its room. */
function useIsCut(row: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    const sizes = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1))
    for (const part of [element, ...element.children]) sizes.observe(part)
    return () => sizes.disconnect()
  })
  return isCut
}

/** The colour of a series or the dashes of a line, in the size that charts have in their legends. */
function Sign({ sign }: Pick<SharedEntry, 'sign'>) {
  return (
    <svg aria-hidden="true" className={styles.sign} height="11" viewBox="0 0 20 11" width="20">
      {'color' in sign ? (
        <rect fill={sign.color} height="11" rx="3" width="20" />
      ) : (
        <path d="M0 5.5h20" stroke="currentColor" strokeDasharray={sign.dash.join(' ')} strokeWidth="2" />
      )}
    </svg>
  )
}
