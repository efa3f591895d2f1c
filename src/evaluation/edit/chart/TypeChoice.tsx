import ChartBar from 'lucide-react/icons/chart-bar'
import ChartBarStacked from 'lucide-react/icons/chart-bar-stacked'
import ChartCandlestick from 'lucide-react/icons/chart-candlestick'
import ChartColumn from 'lucide-react/icons/chart-column'
import ChartColumnStacked from 'lucide-react/icons/chart-column-stacked'
import ChartLine from 'lucide-react/icons/chart-line'
import Percent from 'lucide-react/icons/percent'
import Radar from 'lucide-react/icons/radar'
import Table2 from 'lucide-react/icons/table-2'
import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { chartKinds } from '#evaluation/types/chartKinds.ts'
import type { ChartType } from '#evaluation/model/chart.ts'
import css from './TypeChoice.module.css'
import type { Dormant } from './uses.ts'

const icons: Record<ChartType, LucideIcon> = {
  timeline: ChartLine,
  radar: Radar,
  mean: ChartColumn,
  likert: ChartBarStacked,
  bar: ChartBar,
  stacked: ChartColumnStacked,
  'stacked-full': Percent,
  boxPlot: ChartCandlestick,
  tableChart: Table2,
}

type Props = { type: ChartType; dormant: readonly Dormant[]; onChange: (type: ChartType) => void }

/** The nine types with what each is for; settings the chosen one does not use are named. */
export function TypeChoice({ type, dormant, onChange }: Props) {
  const { t } = useTranslation('editor')
  const { t: tCharts } = useTranslation('charts')
  const name = useId()
  const chosen = chartKinds.find((kind) => kind.type === type)
  return (
    <fieldset className={css['frame']}>
      <legend>{t('type')}</legend>
      <div className={css['types']}>
        {chartKinds.map((kind) => {
          const Icon = icons[kind.type]
          return (
            <label className={css['type']} key={kind.type} title={tCharts(kind.use)}>
              <input
                checked={kind.type === type}
                name={name}
                type="radio"
                value={kind.type}
                onChange={() => onChange(kind.type)}
              />
              <Icon aria-hidden="true" size={20} />
              <span>{tCharts(kind.name)}</span>
            </label>
          )
        })}
      </div>
      <div className={css['use']} role="status">
        <p>{chosen && tCharts(chosen.use)}</p>
        {dormant.length > 0 && <p>{t('dormant', { what: dormant.map((one) => t(`dormant.${one}`)).join(', ') })}</p>}
      </div>
    </fieldset>
  )
}
