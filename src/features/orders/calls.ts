import { call } from '#api/client.ts'

/** Releases a completed order for print. */
export async function approveOrder(id: number): Promise<void> {
  await call('POST', `patzu/orders/${id}/approve/`)
}
