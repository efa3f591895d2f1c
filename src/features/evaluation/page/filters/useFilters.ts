import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { RowFilter } from '#features/evaluation/data/chart.ts'
import { filtersIn, withFilters } from './address.ts'
import type { Filterable } from './filterable.ts'

export type Filters = {
  filters: RowFilter[]
  /** A filter of an attribute, or none; `isSame` step: the back button leads to before the whole of it. */
  set: (attribute: string, filter: RowFilter | null, isSameStep?: boolean) => void
  reset: () => void
}

/** The filters of the page: they stand in the address, so that they can be sent on and gone back from. */
export function useFilters(offered: readonly Filterable[]): Filters {
  const [address, setAddress] = useSearchParams()
  const text = address.toString()
  const filters = useMemo(() => filtersIn(new URLSearchParams(text), offered), [text, offered])
  const put = useCallback(
    (change: (now: RowFilter[]) => RowFilter[], isSameStep: boolean) => {
      setAddress((now) => withFilters(now, change(filtersIn(now, offered))), { replace: isSameStep, preventScrollReset: true })
    },
    [setAddress, offered],
  )
  const set = useCallback<Filters['set']>(
    (attribute, filter, isSameStep = false) => {
      put((now) => {
        if (!filter) return now.filter((one) => one.attribute !== attribute)
        const isKnown = now.some((one) => one.attribute === attribute)
        return isKnown ? now.map((one) => (one.attribute === attribute ? filter : one)) : [...now, filter]
      }, isSameStep)
    },
    [put],
  )
  const reset = useCallback(() => put(() => [], false), [put])
  return { filters, set, reset }
}
