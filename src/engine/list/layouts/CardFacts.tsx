import { Suspense } from 'react'
import type { Row } from '#api/rows/page.ts'
import type { Collection } from '#engine/collection.ts'
import type { Labels } from '#engine/labels.ts'
import { cellContent } from '#engine/list/cellContent.tsx'
import { isData, isUninformative } from '#engine/list/columns/columns.ts'
import { getCardColumns } from './cardColumns.ts'
import type { AnyLayout } from '#engine/list/layouts.ts'
import styles from './CardFacts.module.css'
import { useViewer } from '#engine/viewer.ts'

type Props = { collection: Collection; layout: AnyLayout; row: Row; labels: Labels }

/** What a layout shows of a record besides its name; figures and days with their label. */
export function CardFacts({ collection, layout, row, labels }: Props) {
  const viewer = useViewer()
  const columns = getCardColumns(layout).filter(({ show }) => show?.(viewer) ?? true)
  return (
    <Suspense fallback={null}>
      <span className={styles.facts}>
        {columns.map((column) => {
          const content = cellContent(collection, column, row, labels)
          if (content === '-') return null
          const label = !column.cell && isUninformative(collection, column) && labels.field(column.field)
          return (
            <span key={column.field} className={styles.fact}>
              {label && <small>{label}</small>}
              <span translate={isData(collection, column) ? 'no' : undefined}>{content}</span>
            </span>
          )
        })}
      </span>
    </Suspense>
  )
}
