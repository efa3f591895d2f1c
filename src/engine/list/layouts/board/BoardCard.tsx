import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { Row } from '#api/rows/page.ts'
import type { LayoutProps } from '#engine/list/layouts.ts'
import { CardFacts } from '#engine/list/layouts/CardFacts.tsx'
import styles from './Board.module.css'
import { useViewer } from '#engine/viewer.ts'
import { lazy } from '#ui/lazy/lazy.ts'

/** A record of a board: its link covers the card, its tools are above the link. */
export function BoardCard({ collection, layout, row, labels, getName, getPath }: LayoutProps<'board'> & { row: Row }) {
  const viewer = useViewer()
  const path = getPath(row)
  const name = <bdi translate="no">{getName(row)}</bdi>
  const tools = (layout.tools ?? []).filter(
    ({ show, when }) => (show?.(viewer) ?? true) && (when?.({ row }, viewer) ?? true),
  )
  return (
    <li className={styles.card}>
      {path ? (
        <Link className={styles.link} to={path}>
          {name}
        </Link>
      ) : (
        name
      )}
      <CardFacts collection={collection} layout={layout} row={row} labels={labels} />
      {tools.length > 0 && (
        <div className={styles.tools} role="group" aria-label={getName(row)}>
          {tools.map((tool) => {
            const { Part: CardTool } = lazy(tool.load, 'line')
            return (
              <Suspense key={tool.name} fallback={null}>
                <CardTool row={row} />
              </Suspense>
            )
          })}
        </div>
      )}
    </li>
  )
}
