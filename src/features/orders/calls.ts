import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { listQuery } from '#api/queries.ts'
import { listIds } from '#api/rows.ts'

const orders = 'patzu/orders'

/** Releases a completed order for print. */
export async function approveOrder(id: number): Promise<void> {
  await call('POST', `${orders}/${id}/approve/`)
}

/** The numbers of all orders that are open or have an error, those with an error first (D-65). The server knows either question, not both at once. */
export function pendingOrdersQuery(userId: number) {
  return queryOptions({
    queryKey: [userId, orders, 'pending'],
    queryFn: async ({ signal }) => {
      const [failed, open] = await Promise.all([
        listIds(orders, { has_error_orders: 1, ordering: '-id' }, signal),
        listIds(orders, { has_open_orders: 1, ordering: '-id' }, signal),
      ])
      return [...new Set([...failed, ...open])]
    },
  })
}

/** A page of orders by their numbers. */
export const ordersQuery = (userId: number, ids: readonly number[]) =>
  listQuery(userId, orders, { ids: ids.join(','), size: Math.max(1, ids.length) })
