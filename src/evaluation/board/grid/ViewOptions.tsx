import { useTranslation } from 'react-i18next'
import { requestedBin } from '#evaluation/counting/axes/timeAxis.ts'
import {
  type Bin,
  bins,
  type Chart,
  type ComparatorName,
  comparators,
  type ViewOption,
} from '#evaluation/model/chart.ts'
import { getOptions } from '#evaluation/types/definition/chartTypes.ts'
import { CheckBox } from '#ui/fields/CheckBox.tsx'
import { Dropdown } from '#ui/select/Dropdown.tsx'

type Props = Pick<Chart, 'type' | 'viewSettings' | 'benchmarks'> & {
  className: string | undefined
  /** The lines to compare with that are offered besides those in use; absent for all, as in the editor. */
  lines?: readonly ComparatorName[] | undefined
  /** The bin that the chart is shown by with these settings, where it is known. */
  shownBin?: Bin | null | undefined
  onChange: (changed: Partial<Record<ViewOption, boolean>>) => void
}

/** The view options of a chart type: checkboxes, and for a timeline the length of its bins. */
export function ViewOptions({ type, viewSettings, benchmarks, className, lines, shownBin, onChange }: Props) {
  const { t } = useTranslation(['charts', 'evaluation'])
  // Without a benchmark there is nothing to show.
  const isOffered = (option: ViewOption) =>
    option === 'benchmark'
      ? benchmarks.length > 0
      : lines === undefined ||
        viewSettings[option] === true ||
        !comparators.some((name) => name === option) ||
        lines.some((name) => name === option)
  const options = getOptions(type).filter(isOffered)
  const offered = bins.filter((bin) => options.includes(bin))
  const requested = requestedBin({ viewSettings })
  const isCoarser = shownBin != null && shownBin !== requested
  return (
    <>
      <div className={className}>
        {options
          .filter((option) => !bins.some((bin) => bin === option))
          .map((option) => (
            <CheckBox
              checked={viewSettings[option] === true}
              key={option}
              label={t(`view.${option}`)}
              onChange={(isOn) => onChange({ [option]: isOn })}
            />
          ))}
      </div>
      {offered.length > 0 && (
        <Dropdown
          hint={
            isCoarser
              ? t('charts:coarser', { shown: t(`view.${shownBin}`), requested: t(`view.${requested}`) })
              : undefined
          }
          label={t('evaluation:options.bins')}
          options={offered.map((bin) => ({ value: bin, label: t(`view.${bin}`) }))}
          value={requested}
          onChange={(chosen) => onChange(Object.fromEntries(bins.map((bin) => [bin, bin === chosen])))}
        />
      )}
    </>
  )
}
