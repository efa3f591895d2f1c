import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { RowFilter } from '#evaluation/model/chart.ts'
import { parseFilters, withFilters } from './filterAddress.ts'
import type { Filterable } from './filterable.ts'

export type Filters = {
  filters: RowFilter[]
  /** Sets or removes the filter of an attribute. With `isSameStep` several changes are one step in the history. */
  set: (attribute: string, filter: RowFilter | null, isSameStep?: boolean) => void
  /** Sets several filters in one step. */
  lay: (changes: readonly (readonly [attribute: string, filter: RowFilter | null])[]) => void
  reset: () => void
}

/** The filters of the page, kept in the address, so that they can be shared and undone with the back button. */
export function useFilters(offered: readonly Filterable[]): Filters {
  const [address, setAddress] = useSearchParams()
  const text = address.toString()
  const filters = useMemo(() => parseFilters(new URLSearchParams(text), offered), [text, offered])
  const put = (next: RowFilter[], isSameStep: boolean) =>
    // Rendered synchronously, or the ticked box would look empty for a moment.
    setAddress(withFilters(new URLSearchParams(text), next), {
      replace: isSameStep,
      preventScrollReset: true,
      flushSync: true,
    })
  return {
    filters,
    set: (attribute, filter, isSameStep = false) => put(changed(filters, attribute, filter), isSameStep),
    lay: (changes) =>
      put(
        changes.reduce((sofar, [attribute, filter]) => changed(sofar, attribute, filter), filters),
        false,
      ),
    reset: () => put([], false),
  }
}

function changed(filters: RowFilter[], attribute: string, filter: RowFilter | null): RowFilter[] {
  const isKnown = filters.some((one) => one.attribute === attribute)
  const others = filters.flatMap((one) => (one.attribute === attribute ? (filter ?? []) : one))
  return filter && !isKnown ? [...others, filter] : others
}
