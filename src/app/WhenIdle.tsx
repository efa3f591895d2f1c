import i18next from 'i18next'
import { Suspense } from 'react'
import { useDevicePreferences } from '#api/storage/devicePreferences.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { useCountsAnew } from '#app/menu/menuData.ts'
import { useRecordPreloads } from '#app/preload/useRecordPreloads.ts'
import { LongWait } from '#app/shell/LongWait.tsx'
import { Shortcuts } from '#app/keyboard/Shortcuts.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'

const { Part: Tour } = lazyComponent(
  async () => (await Promise.all([import('#app/help/Tour.tsx'), i18next.loadNamespaces(['help', 'actions'])]))[0].Tour,
  'nothing',
)

/** Parts that load after a page is readable: counts in its menu, what a record needs, the keys without Ctrl,
 * what a slow page waits for, and for a demo its tour. */
export function WhenIdle({ viewer }: { viewer: Viewer }) {
  const { id, isDemo } = viewer
  useCountsAnew(viewer)
  useRecordPreloads(viewer)
  const { isTourOver } = useDevicePreferences(id)
  return (
    <>
      <Shortcuts />
      <LongWait />
      <Suspense>{isDemo && !isTourOver && <Tour userId={id} />}</Suspense>
    </>
  )
}
