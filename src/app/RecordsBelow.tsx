import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Row } from '#api/page.ts'
import { listQuery } from '#api/queries.ts'
import type { Viewer } from '#api/viewer.ts'

/** The records that stand below an entry of the menu. */
export function RecordsBelow({
  viewer,
  endpoint,
  onRows,
}: {
  viewer: Viewer
  endpoint: string
  onRows: (rows: readonly Row[]) => void
}) {
  const { data } = useQuery(listQuery(viewer.id, endpoint, { ordering: 'name', size: 'all' }))
  const report = useEffectEvent(onRows)
  const rows = data?.rows
  useEffect(() => {
    if (rows) report(rows)
  }, [rows])
  return null
}
