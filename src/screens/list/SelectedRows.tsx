import type { ComponentProps } from 'react'
import type { SelectionToolProps, Tool } from '#engine/collection.ts'
import { SelectionBar } from '#engine/list/selection/SelectionBar.tsx'

/** The actions of every selection besides those of the engine. */
const tools: readonly Tool<SelectionToolProps>[] = [
  { name: 'edit', load: () => import('#features/bulkEdit/BulkEdit.tsx') },
  { name: 'paste', load: () => import('#features/bulkEdit/paste/PasteRows.tsx') },
]

/** The bar above a list with selected rows; loaded with the first one. */
export function SelectedRows(props: Omit<ComponentProps<typeof SelectionBar>, 'tools'>) {
  return <SelectionBar {...props} tools={tools} />
}
