import { MenuCounts, type MenuCountsProps } from './MenuCounts.tsx'
import { Shortcuts } from './Shortcuts.tsx'

/** What a page gets once it can be read: the counts in its menu, and the keys without Ctrl. */
export function WhenIdle(counts: MenuCountsProps) {
  return (
    <>
      <MenuCounts {...counts} />
      <Shortcuts />
    </>
  )
}
