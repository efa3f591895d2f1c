import i18next from 'i18next'
import { Suspense } from 'react'
import { useKept } from '#api/kept.ts'
import type { Viewer } from '#api/viewer.ts'
import { useCountsAnew } from './menuData.ts'
import { Shortcuts } from './Shortcuts.tsx'
import { closeHelp, useHelpPanel } from '#app/shell/helpPanel.ts'
import { NoticesClear } from '#ui/NoticesClear.tsx'
import { lazyPart } from '#ui/lazyPart.tsx'

const explanations = async () =>
  (await Promise.all([import('./Explanations.tsx'), i18next.loadNamespaces(['help', 'actions'])]))[0]
const { Part: Tour } = lazyPart(async () => (await explanations()).Tour, 'nothing')
const { Part: Help } = lazyPart(async () => (await explanations()).Help, 'dialog')

/** What a page gets once it can be read: newer counts in its menu, the keys without Ctrl, its help, notices that keep clear of what is typed, and for a demo its tour. */
export function WhenIdle({ viewer }: { viewer: Viewer }) {
  const { id, isDemo } = viewer
  useCountsAnew(viewer)
  const { isTourOver } = useKept(id)
  const hasHelp = useHelpPanel(({ opener }) => opener !== null)
  return (
    <>
      <Shortcuts />
      <NoticesClear />
      <Suspense>{hasHelp && <Help onClose={closeHelp} />}</Suspense>
      <Suspense>{isDemo && !isTourOver && <Tour userId={id} />}</Suspense>
    </>
  )
}
