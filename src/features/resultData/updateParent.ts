import { call } from '#api/calls/client.ts'

/**
 * Lets the server update a parent measure or evaluation after one of its children was deleted; does nothing without a
 * parent.
 */
export async function updateParent(kind: 'measures' | 'evaluations', parent: unknown): Promise<void> {
  if (typeof parent === 'number') await call('PUT', `results/${kind}/${parent}/update_parent_after_deletion/`)
}
