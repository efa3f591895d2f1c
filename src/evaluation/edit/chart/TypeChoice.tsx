import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartType } from '#evaluation/model/chart.ts'
import { chartTypes, getDefinition, isAllowed } from '#evaluation/types/definition/chartTypes.ts'
import styles from './TypeChoice.module.css'
import type { IgnoredSettings } from '#evaluation/edit/chart/draft/uses.ts'

type Props = { type: ChartType; dormant: readonly IgnoredSettings[]; onChange: (type: ChartType) => void }

/** The chart types with their purpose; lists the settings that the selected one does not use. */
export function TypeChoice({ type, dormant, onChange }: Props) {
  const { t } = useTranslation('editor')
  const { t: tCharts } = useTranslation('charts')
  const name = useId()
  return (
    <fieldset className={styles.frame}>
      <legend>{t('type')}</legend>
      <div className={styles.types}>
        {chartTypes.filter(isAllowed).map((kind) => {
          const { icon: Icon } = getDefinition(kind)
          return (
            <label className={styles.type} key={kind} title={tCharts(`use.${kind}`)}>
              <input checked={kind === type} name={name} type="radio" value={kind} onChange={() => onChange(kind)} />
              <Icon aria-hidden="true" size={20} />
              <span>{tCharts(`type.${kind}`)}</span>
            </label>
          )
        })}
      </div>
      <div className={styles.use} role="status">
        <p>{tCharts(`use.${type}`)}</p>
        {dormant.length > 0 && <p>{t('dormant', { what: dormant.map((one) => t(`dormant.${one}`)).join(', ') })}</p>}
      </div>
    </fieldset>
  )
}
