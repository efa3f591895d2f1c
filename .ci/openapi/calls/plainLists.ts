import type { Query } from '#api/rows/rows.ts'
import { codenamesShape, contentTypesShape, permissionsShape } from '#api/session/viewer.ts'
import { userCharts } from '#api/rows/userCharts.ts'
import { z } from '#lib/schema.ts'

/** A list that no page of the portal shows: its rows, writable fields and parameters. */
export type PlainList = {
  endpoint: string
  does: string
  rows: z.ZodMiniType
  sends?: z.ZodMiniType
  requested: readonly Query[]
  canDelete?: true
  isExported?: true
}

const id = z.int()

export const plainLists: readonly PlainList[] = [
  { endpoint: 'accounts/content_types', does: 'the kinds of objects', rows: contentTypesShape, requested: [] },
  { endpoint: 'accounts/permissions', does: 'the rights of who is signed in', rows: codenamesShape, requested: [] },
  {
    endpoint: 'accounts/app_permissions',
    does: 'the rights of people on institutions',
    rows: permissionsShape,
    sends: z.object({ user: id, content_type: id, object_id: id, role: z.nullable(id) }),
    requested: [{ user: 1 }, { content_type: 1 }],
    canDelete: true,
    isExported: true,
  },
  {
    endpoint: 'results/user_charts',
    does: 'what people set for the charts of an evaluation',
    rows: z.array(userCharts),
    sends: z.object({ evaluation: id, user: id, charts_info: z.record(z.string(), z.unknown()) }),
    requested: [{ evaluation: 1, user: 1 }],
  },
]
