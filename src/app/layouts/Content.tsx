import { memo, type ReactNode, Suspense } from 'react'
import { useNavigation, useOutlet } from 'react-router-dom'
import styles from './Content.module.css'
import { useFocusOnArrival } from '#app/keyboard/useFocusOnArrival.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

/** The page of the current address. It stays until the next one is loaded. */
export function Content() {
  const isLeaving = useNavigation().state !== 'idle'
  const page = useOutlet()
  useFocusOnArrival()
  return (
    <div aria-busy={isLeaving} className={styles.content}>
      <Suspense fallback={<Skeleton shape="card" />}>
        <CurrentPage isLeaving={isLeaving} page={page} />
      </Suspense>
    </div>
  )
}

/**
 * When the next page starts to load, the router gives the current one a new context, and with it everything below what
 * links or navigates is rendered: a whole form, within the click, with nothing changed.
 */
const CurrentPage = memo(
  function CurrentPage({ page }: { isLeaving: boolean; page: ReactNode }) {
    return page
  },
  (_before, { isLeaving }) => isLeaving,
)
