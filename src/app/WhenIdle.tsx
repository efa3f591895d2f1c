import i18next from 'i18next'
import { Suspense } from 'react'
import { useKept } from '#api/kept.ts'
import { MenuCounts, type MenuCountsProps } from './MenuCounts.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { closeHelp, useHelpPanel } from '#app/shell/helpPanel.ts'
import { NoticesClear } from '#ui/NoticesClear.tsx'
import { lazyPart } from '#ui/lazyPart.tsx'

const words = async () => await i18next.loadNamespaces(['help', 'actions'])
const { Part: Tour } = lazyPart(async () => (await Promise.all([import('./Tour.tsx'), words()]))[0].Tour, 'nothing')
const { Part: Help } = lazyPart(async () => (await Promise.all([import('./Help.tsx'), words()]))[0].Help, 'dialog')

/** What a page gets once it can be read: the counts in its menu, the keys without Ctrl, its help, notices that keep clear of what is typed, and for a demo its tour. */
export function WhenIdle(counts: MenuCountsProps) {
  const { id, isDemo } = counts.viewer
  const { isTourOver } = useKept(id)
  const hasHelp = useHelpPanel(({ opener }) => opener !== null)
  return (
    <>
      <MenuCounts {...counts} />
      <Shortcuts />
      <NoticesClear />
      <Suspense>{hasHelp && <Help onClose={closeHelp} />}</Suspense>
      <Suspense>{isDemo && !isTourOver && <Tour userId={id} />}</Suspense>
    </>
  )
}
