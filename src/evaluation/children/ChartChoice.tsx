import { useTranslation } from 'react-i18next'
import { CheckBox } from '#ui/fields/CheckBox.tsx'
import type { ChartId } from './familyCalls.ts'
import styles from './Children.module.css'
import { ChoiceRow } from './ChoiceRow.tsx'
import { chartId, getCharts } from './compareCharts.ts'
import { useStoredTitle } from '#evaluation/children/create/useStoredTitle.ts'

type Props = { charts: unknown; chosen: ReadonlySet<ChartId>; onChosen: (chosen: ReadonlySet<ChartId>) => void }

/** Selects the charts to copy; one without a unique name cannot be identified and is not copied. */
export function ChartChoice({ charts, chosen, onChosen }: Props) {
  const { t } = useTranslation('children')
  const getTitle = useStoredTitle()
  const rows = getCharts(charts).map((chart, index) => ({
    key: index,
    id: chartId(chart, charts),
    title: getTitle(chart),
  }))
  const ids = rows.flatMap(({ id }) => id ?? [])
  const isAll = ids.length > 0 && chosen.size === ids.length
  return (
    <fieldset className={styles.group}>
      <legend>{t('charts')}</legend>
      <CheckBox
        checked={isAll}
        disabled={ids.length === 0}
        indeterminate={chosen.size > 0 && !isAll}
        label={t('all-charts', { n: ids.length })}
        onChange={(isOn) => onChosen(new Set(isOn ? ids : []))}
      />
      <ul className={styles.rows}>
        {rows.map(({ key, id, title }) => (
          <ChoiceRow
            key={key}
            checked={id !== undefined && chosen.has(id)}
            disabled={id === undefined}
            onChange={(isOn) =>
              id !== undefined && onChosen(new Set(isOn ? [...chosen, id] : [...chosen].filter((one) => one !== id)))
            }
          >
            <bdi translate="no">{title}</bdi>
            {id === undefined && <small className={styles.hint}> {t('nameless')}</small>}
          </ChoiceRow>
        ))}
      </ul>
    </fieldset>
  )
}
