import { useQuery } from '@tanstack/react-query'
import type { RowAt } from '#api/rows/page.ts'
import { listQuery } from '#api/rows/queries.ts'
import { useViewer } from '#engine/viewer.ts'
import { hasFailed, isUnit, type Unit } from './orderRules.ts'

/**
 * The units of an order: failed ones first, then by state. If a server sends only their numbers, they are requested;
 * undefined until they are known.
 */
export function useUnits(order: RowAt<'patzu/orders'>): { units: Unit[] | undefined; error: Error | null } {
  const viewer = useViewer()
  const sent: readonly unknown[] | undefined = Array.isArray(order.units) ? order.units : undefined
  const isKnown = sent?.every(isUnit) ?? false
  const { data, error } = useQuery({
    ...listQuery(viewer.id, 'patzu/orderunits', { order: order.id, size: 'all' }),
    enabled: !isKnown,
  })
  const units = isKnown ? sent?.filter(isUnit) : data?.rows.filter(isUnit)
  const rank = ({ state }: Unit) => (hasFailed(state) ? -1 : state)
  return { units: units?.toSorted((one, other) => rank(one) - rank(other)), error }
}
