import { Suspense } from 'react'
import type { Collection } from '#engine/collection.ts'
import { loadCells } from '#engine/list/ownCell.ts'
import { getCardColumns } from './cardColumns.ts'
import { findLayout, type LayoutName, type LayoutProps } from '#engine/list/layouts.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'

export { LayoutSwitch } from './LayoutSwitch.tsx'

const parts: { [As in LayoutName]: ReturnType<typeof lazyComponent<LayoutProps<As>>> } = {
  board: lazyComponent(async () => (await import('#engine/list/layouts/board/Board.tsx')).Board),
  calendar: lazyComponent(async () => (await import('#engine/list/layouts/calendar/Calendar.tsx')).Calendar),
}
const {
  board: { Part: Board },
  calendar: { Part: Calendar },
} = parts

/** The rows of a list in the layout of its state. */
export function LayoutRows({ layout, ...rows }: LayoutProps) {
  return (
    <Suspense fallback={<Skeleton shape="table" />}>
      {layout.as === 'board' ? <Board {...rows} layout={layout} /> : <Calendar {...rows} layout={layout} />}
    </Suspense>
  )
}

/** Loads a layout with what it shows of a record. Never fails. */
export async function loadParts(collection: Collection, name: LayoutName): Promise<void> {
  const layout = findLayout(collection, name)
  await Promise.all([parts[name].ready(), layout && loadCells(getCardColumns(layout))])
}
