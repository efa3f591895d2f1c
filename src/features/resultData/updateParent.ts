import { call } from '#api/client.ts'

/** Has a parent measure or evaluation set right after one of its children is gone; nothing without a parent. */
export async function updateParent(kind: 'measures' | 'evaluations', parent: unknown): Promise<void> {
  if (typeof parent === 'number') await call('PUT', `results/${kind}/${parent}/update_parent_after_deletion/`)
}
