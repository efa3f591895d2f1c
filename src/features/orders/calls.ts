import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/calls/client.ts'
import { listQuery, queryKeys } from '#api/rows/queries.ts'
import { listIds } from '#api/rows/rows.ts'
import { startOfDay } from '#lib/dates/dates.ts'

const orders = 'patzu/orders'

/** Releases a completed order for print. */
export async function approveOrder(id: number): Promise<void> {
  await call('POST', `${orders}/${id}/approve/`)
}

/**
 * The reasons why an order is pending: it or one of its units has failed, or a unit has not been sent yet. Each is a
 * request of its own.
 */
const pending = [{ status: 99 }, { units__state: 99 }, { units__state__lt: 10 }]
const completed = { status: 2 }

/** The numbers of all orders that are open or failed, failed ones first (D-65), then those to approve. */
export function pendingOrdersQuery(userId: number) {
  return queryOptions({
    queryKey: queryKeys.part(userId, orders, 'pending'),
    queryFn: async ({ signal }) => {
      const ids = await Promise.all(
        [...pending, completed].map((query) => listIds(orders, { ...query, ordering: '-id' }, signal)),
      )
      const [failed = [], withFailedUnit = [], open = [], toApprove = []] = ids
      const isOpen = new Set(open)
      const byNumber = (one: number, other: number) => other - one
      return [
        ...new Set([
          ...[...failed, ...withFailedUnit].toSorted(byNumber),
          ...toApprove.filter((id) => isOpen.has(id)),
          ...open,
        ]),
      ]
    },
  })
}

/** A page of orders by their numbers. */
export const ordersQuery = (userId: number, ids: readonly number[]) =>
  listQuery(userId, orders, { ids: ids.join(','), size: Math.max(1, ids.length) })

/** All orders since a day (`yyyy-MM-dd`). */
export const ordersSinceQuery = (userId: number, day: string) =>
  listQuery(userId, orders, { created__gte: startOfDay(day), size: 'all', ordering: '-id' })
