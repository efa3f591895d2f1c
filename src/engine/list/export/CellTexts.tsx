import { useIsFetching } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Row } from '#api/rows/page.ts'
import type { Collection, Column } from '#engine/collection.ts'
import { cellContent } from '#engine/list/cellContent.tsx'
import type { Labels } from '#engine/labels.ts'

type Props = {
  collection: Collection
  columns: readonly Column[]
  rows: readonly Row[]
  labels: Labels
  onTexts: (texts: string[][]) => void
}

/**
 * Renders the cells that collections render themselves, out of sight, and reports their texts once all are loaded: such
 * a cell may look up the name of another record.
 */
export function CellTexts({ collection, columns, rows, labels, onTexts }: Props) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <div hidden ref={place}>
      <Suspense fallback={null}>
        {rows.map((row) => (
          <div key={row.id}>
            {columns.map((column) => (
              <span key={column.field}>{cellContent(collection, column, row, labels)}</span>
            ))}
          </div>
        ))}
        <WhenSettled
          onSettled={() => onTexts([...(place.current?.children ?? [])].map((row) => [...row.children].map(toText)))}
        />
      </Suspense>
    </div>
  )
}

/** The text of a cell: its parts on one line. */
function toText({ textContent }: Element): string {
  return textContent.replace(/\s+/g, ' ').trim()
}

/** Rendered with its siblings, reports once no request of them is pending. */
function WhenSettled({ onSettled }: { onSettled: () => void }) {
  const [isRendered, setRendered] = useState(false)
  const fetching = useIsFetching()
  const settled = useEffectEvent(onSettled)
  // The requests of the cells begin with their effects, which run before this one.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setRendered(true), [])
  useEffect(() => {
    if (isRendered && fetching === 0) settled()
  }, [isRendered, fetching])
  return null
}
