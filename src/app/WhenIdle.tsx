import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDevicePreferences } from '#api/storage/devicePreferences.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { useCountsAnew } from '#app/menu/menuData.ts'
import { useRecordPreloads } from '#app/preload/useRecordPreloads.ts'
import { LongWait } from '#app/shell/LongWait.tsx'
import { Shortcuts } from '#app/keyboard/Shortcuts.tsx'
import { withWords } from '#ui/i18n/withWords.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'

const loadTours = withWords(() => import('#app/help/Tour.tsx'), 'help', 'actions')
const { Part: DemoTour } = lazyComponent(async () => (await loadTours()).DemoTour, 'nothing')
const { Part: StaffTour } = lazyComponent(async () => (await loadTours()).StaffTour, 'nothing')

/** Parts that load after a page is readable: counts in its menu, what a record needs, the keys without Ctrl, what a slow
 * page waits for, and for a demo and for staff who ask for it a tour. */
export function WhenIdle({ viewer }: { viewer: Viewer }) {
  const { id, isDemo, isStaff } = viewer
  const [address] = useSearchParams()
  useCountsAnew(viewer)
  useRecordPreloads(viewer)
  const { isTourOver } = useDevicePreferences(id)
  return (
    <>
      <Shortcuts />
      <LongWait />
      <Suspense>
        {isDemo && !isTourOver && <DemoTour userId={id} />}
        {isStaff && !isDemo && address.has('tour') && <StaffTour />}
      </Suspense>
    </>
  )
}
