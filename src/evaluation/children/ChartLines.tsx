import { useTranslation } from 'react-i18next'
import type { Fields } from '#evaluation/model/parse.ts'
import styles from './Children.module.css'
import type { Part } from './compareCharts.ts'
import { useStoredTitle } from '#evaluation/children/create/useStoredTitle.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

type Line = { chart: Fields; before?: Fields; differs?: Part[] }

/** A list of charts with the same change; for a replaced one, what differs, and its title in the child. */
export function ChartLines({ kind, charts }: { kind: 'replaced' | 'added' | 'same' | 'own'; charts: Line[] }) {
  const { t } = useTranslation('children')
  const getTitle = useStoredTitle()
  if (charts.length === 0) return null
  return (
    <section className={styles.lines}>
      <h3>{t(`is-${kind}`)}</h3>
      <ul>
        {charts.map(({ chart, before, differs = [] }, index) => {
          const [title, old] = [getTitle(chart), before ? getTitle(before) : '']
          return (
            // Titles may repeat; the list never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <bdi translate="no">{title}</bdi>
              {old !== '' && old !== title && <> {t('was', { title: old })}</>}
              {differs.length > 0 && (
                <span className={styles.hint}>
                  {labelSeparator() + differs.map((part) => t(`part.${part}`)).join(', ')}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
