/** The permissions on an institution; the strongest first. */
export const roleNames = ['admin', 'user', 'reader'] as const
export const roles = { admin: 1, user: 2, reader: 3 } as const satisfies Record<(typeof roleNames)[number], number>

export type Permission = { id?: number; content_type: number; object_id: number; role: number | null }

/** Parses permissions from an unknown value; entries without a type or object are left out. */
export function getPermissions(value: unknown): Permission[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((one: unknown): Permission[] => {
    if (typeof one !== 'object' || one === null) return []
    const { id, content_type, object_id, role } = one as { [key: string]: unknown }
    if (typeof content_type !== 'number' || Number.isNaN(Number(object_id))) return []
    return [
      {
        ...(typeof id === 'number' ? { id } : {}),
        content_type,
        object_id: Number(object_id),
        role: typeof role === 'number' ? role : null,
      },
    ]
  })
}
