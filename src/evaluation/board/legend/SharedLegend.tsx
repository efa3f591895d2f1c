import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BoardLegendContext } from '#evaluation/chart/boardLegend.ts'
import { SignList } from '#evaluation/chart/SignList.tsx'
import type { HiddenSeries } from '#evaluation/types/option/grids/legend.ts'
import type { SharedEntry, SharedLegend as Legend } from '#evaluation/types/option/grids/sharedLegend.ts'
import styles from './SharedLegend.module.css'

const noSeries: HiddenSeries = new Set()

/** The charts of a board below the one legend of what several of them show; a click hides a series in all of them. */
export function SharedLegend({ legend, children }: { legend: Legend; children: ReactNode }) {
  const { entries, signs, keys, texts } = legend
  const { t } = useTranslation(['evaluation', 'charts'])
  const [hidden, setHidden] = useState<HiddenSeries>(noSeries)
  const value = useMemo(() => ({ keys, texts, hidden }), [keys, texts, hidden])
  const toggle = (key: string) =>
    setHidden((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]))
  return (
    <BoardLegendContext value={value}>
      {(entries.length > 0 || signs.length > 0) && (
        <div aria-label={t('legend')} className={styles.legend} role="group">
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
        </div>
      )}
      {children}
    </BoardLegendContext>
  )
}

/** The colour of a series or the dashes of a line, in the size that charts have in their legends. */
function Sign({ sign }: Pick<SharedEntry, 'sign'>) {
  return (
    <svg aria-hidden="true" className={styles.sign} height="11" viewBox="0 0 20 11" width="20">
      {'color' in sign ? (
        <rect fill={sign.color} height="11" rx="3" width="20" />
      ) : (
        <path d="M0 5.5h20" stroke="currentColor" strokeDasharray={sign.dash.join(' ')} strokeWidth="1.5" />
      )}
    </svg>
  )
}
