import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Row } from '#api/page.ts'
import { listRows, type Query } from '#api/rows.ts'
import { useViewer } from '#engine/viewer.ts'
import { asText } from '#lib/text.ts'
import { zurichMoment } from '#lib/zurich.ts'
import { Card } from '#screens/dashboards/Card.tsx'
import styles from '#screens/dashboards/Dashboard.module.css'
import { missingIn } from '#screens/dashboards/missing.ts'
import { type Programme, programmes } from '#screens/dashboards/programmes.ts'
import { Badge } from '#ui/Badge.tsx'
import { Pager } from '#ui/Pager.tsx'
import { useFileWords } from '#ui/words.ts'

const size = 5
const active = 1

/** Active hospitals without a declaration for this year; each leads to the form for it, filled in as far as is known. */
export function MissingDeclarations({ programme }: { programme: Programme }) {
  const { say } = useFileWords('dashboard')
  const viewer = useViewer()
  const [page, setPage] = useState(1)
  const { declarations = '', hospitalKey, yearKey } = programmes[programme]
  const [year] = useState(() => zurichMoment(new Date().toISOString())?.year ?? 0)
  const answer = useQuery({
    queryKey: [viewer.id, declarations, 'missing', year],
    queryFn: async ({ signal }) => {
      const [hospitals, declared] = await Promise.all([
        everyRow(`${programme}/hospitals`, { state: active, ordering: 'name' }, signal),
        everyRow(declarations, { [yearKey]: year }, signal),
      ])
      return missingIn(hospitals, declared, hospitalKey)
    },
  })
  const missing = answer.data ?? []
  return (
    <Card title={say('missing', { year })} isWaiting={answer.isPending} fault={answer.error} onRetry={() => void answer.refetch()} aside={missing.length > 0 && <Badge kind="warn">{missing.length}</Badge>}>
      {missing.length === 0 && <p className={styles.good}>{say('missing.none')}</p>}
      <ul className={styles.list}>
        {missing.slice((page - 1) * size, page * size).map((row) => (
          <li key={row.id}>
            <Link className={styles.entry} to={`/${declarations}/+?${hospitalKey}=${row.id}&${yearKey}=${year}`}>
              <bdi>{asText(row.name)}</bdi>
              <small className={styles.about}>{say('missing.declare')}</small>
            </Link>
          </li>
        ))}
      </ul>
      <Pager page={page} size={size} count={missing.length} onPage={setPage} of={say('missing', { year })} />
    </Card>
  )
}

/** Every row of a list, page by page, as many at once as the server gives. */
async function everyRow(endpoint: string, query: Query, signal: AbortSignal): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const answer = await listRows(endpoint, { ...query, size: 500, page }, signal)
    rows.push(...answer.rows)
    if (answer.rows.length === 0 || rows.length >= answer.count) return rows
  }
}
