import type { ComponentProps } from 'react'
import type { SelectionToolProps, Tool } from '#engine/collection.ts'
import { SelectionBar } from '#engine/list/selection/SelectionBar.tsx'

/** What every selection offers besides what the engine does with it. */
const tools: readonly Tool<SelectionToolProps>[] = [
  { name: 'edit', load: () => import('#features/bulkEdit/BulkEdit.tsx') },
]

/** The bar above a list whose rows are selected; loaded with the first of them. */
export function SelectedRows(props: Omit<ComponentProps<typeof SelectionBar>, 'tools'>) {
  return <SelectionBar {...props} tools={tools} />
}
