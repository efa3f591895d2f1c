import type { Collection } from '#engine/collection.ts'
import type { LayoutName, LayoutProps, LayoutSwitchProps } from '#engine/list/layouts.ts'
import { withWords } from '#ui/i18n/withWords.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'

const load = withWords(async () => await import('./ListLayouts.tsx'), 'layouts')
const rows = lazyComponent<LayoutProps>(async () => (await load()).LayoutRows)
const choice = lazyComponent<LayoutSwitchProps>(async () => (await load()).LayoutSwitch, 'line')

/** The rows of a list in a layout. */
export const { Part: LayoutRows } = rows
/** The switch between the table and the layouts of a list. */
export const { Part: LayoutSwitch } = choice

/** Loads what a list shows besides its table together with its rows, so that nothing moves afterwards. Never fails. */
export async function loadLayout(collection: Collection, name: LayoutName | undefined): Promise<void> {
  if (!collection.layouts) return
  await Promise.all([choice.ready(), name && rows.ready()])
  if (name)
    await load().then(
      async ({ loadParts }) => await loadParts(collection, name),
      () => undefined,
    )
}
