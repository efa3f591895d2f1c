import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useViewer } from '#engine/viewer.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { useStableValue } from '#evaluation/dataset/useStableValue.ts'
import type { Chart, OwnAndOthers, RowFilter } from '#evaluation/model/chart.ts'
import { institutionFilter } from '#evaluation/model/overview.ts'
import { getOwnAndOthers, parameter } from './ownAndOthers.ts'
import { useInstitutions } from './useInstitutions.ts'
import type { OwnInstitutions } from './useOwnInstitutions.ts'

/** The switch of a page that shows own institutions next to all others: on, until its reader turns it off. */
export type OwnSwitch = { name: string; isOn: boolean; turn: (isOn: boolean) => void }

type View = {
  /** What every chart shows; absent if it shows all answers together. */
  beside: OwnAndOthers | undefined
  /** Null where there is nothing to show next to others. */
  ownSwitch: OwnSwitch | null
  /** Whether the institutions are not known yet: figures of all answers would be replaced immediately. */
  isPending: boolean
}

/**
 * The institutions that every chart of a page shows next to all others: one's own, for staff the one of the address,
 * for a demo the example. The address stores whether that is turned off.
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
  // Charts show the institution of an evaluation next to others only once staff select it.
  const { names, isCounted } = useInstitutions(data, { names: own.names, isLoading: own.isLoading }, rows, charts)
  const { attribute } = institutionFilter([])
  const isFiltered = filters.some((filter) => filter.attribute === attribute)
  const shown = useStableValue(getOwnAndOthers(names, t))
  const isOn = address.get(parameter) !== 'off'
  const turn = (next: boolean) => {
    const changed = new URLSearchParams(address)
    if (next) changed.delete(parameter)
    else changed.set(parameter, 'off')
    setAddress(changed, { replace: true, preventScrollReset: true })
  }
  return {
    beside: isOn ? shown : undefined,
    ownSwitch: shown && !isFiltered ? { name: shown.labels.own, isOn, turn } : null,
    isPending: own.isLoading || (isDemo && !isCounted),
  }
}
