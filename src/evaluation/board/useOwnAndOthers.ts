import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useViewer } from '#engine/viewer.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { useStableValue } from '#evaluation/dataset/useStableValue.ts'
import type { Chart, OwnAndOthers, RowFilter } from '#evaluation/model/chart.ts'
import { isLimitedTo, institutionFilter } from '#evaluation/model/overview.ts'
import { getOwnAndOthers, parameter } from './ownAndOthers.ts'
import { parameters, useInstitutions } from './useInstitutions.ts'
import type { OwnInstitutions } from './useOwnInstitutions.ts'

/** The switch of a page that shows an institution next to all others; where it is one's own it is on at first. */
export type OwnSwitch = { name: string; isOn: boolean; turn: (isOn: boolean) => void }

type View = {
  /** What every chart shows; absent if it shows all answers together. */
  beside: OwnAndOthers | undefined
  /** The institutions that the overview is about. */
  overviewOf: readonly string[] | undefined
  /** The institutions to count among all, and whether the figures of the page are about these. */
  counted: (OwnAndOthers & { isFirst: boolean }) | undefined
  /** Null where there is nothing to show next to others. */
  ownSwitch: OwnSwitch | null
  /** Whether the institutions are not known yet: figures of all answers would be replaced immediately. */
  isPending: boolean
}

/**
 * The institutions that every chart of a page shows next to all others: one's own, for staff the one of the address,
 * for a demo the example. The address stores whether that is turned on or off.
 */
export function useOwnAndOthers(
  data: Dataset,
  own: OwnInstitutions,
  rows: string,
  filters: readonly RowFilter[],
  charts: readonly Chart[],
): View {
  const { t } = useTranslation('evaluation')
  const { isDemo } = useViewer()
  const [address, setAddress] = useSearchParams()
  const institutions = useInstitutions(data, own, rows, charts)
  const { names, isCounted } = institutions
  const { attribute } = institutionFilter([])
  const isFiltered = filters.some((filter) => filter.attribute === attribute)
  const shown = useStableValue(getOwnAndOthers(names, t))
  // Staff read the charts of an institution as they are stored, until they turn others on or select an institution.
  const isStored =
    institutions.kind === 'chosen' && !address.has(parameters.institution) && institutions.preset !== null
  const initial = isStored ? 'off' : 'on'
  const isOn = (address.get(parameter) ?? initial) !== 'off'
  const turn = (next: boolean) => {
    const changed = new URLSearchParams(address)
    const wanted = next ? 'on' : 'off'
    if (wanted === initial) changed.delete(parameter)
    else changed.set(parameter, wanted)
    setAddress(changed, { replace: true, preventScrollReset: true })
  }
  const isFirst =
    shown !== undefined &&
    (isOn || (charts.length > 0 && charts.every(({ filters: kept }) => isLimitedTo(kept, shown.names))))
  return {
    beside: isOn ? shown : undefined,
    overviewOf: shown?.names,
    counted: useStableValue(
      shown && !isFiltered && (isFirst || own.names.length > 0) ? { ...shown, isFirst } : undefined,
    ),
    ownSwitch: shown && !isFiltered ? { name: shown.labels.own, isOn, turn } : null,
    isPending: own.isLoading || ((isDemo || address.get(parameter) === 'on') && !isCounted),
  }
}
