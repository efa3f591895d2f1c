import { memo, type ReactNode, Suspense } from 'react'
import { useLocation, useNavigation, useOutlet } from 'react-router-dom'
import styles from './Content.module.css'
import { useFocusOnArrival } from '#app/keyboard/useFocusOnArrival.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

/** The page of the current address. It stays until the next one is loaded. */
export function Content() {
  const isLeaving = useNavigation().state !== 'idle'
  const page = useOutlet()
  const { key } = useLocation()
  useFocusOnArrival()
  return (
    <div aria-busy={isLeaving} className={styles.content}>
      <Suspense fallback={<Skeleton shape="card" />}>
        <CurrentPage isLeaving={isLeaving} address={key} page={page} />
      </Suspense>
    </div>
  )
}

/**
 * When the next page starts to load, the router gives the current one a new context, and with it everything below what
 * links or navigates is rendered: a whole form, within the click, with nothing changed. Only the page of the same
 * history entry is kept: two quick steps back commit one address and start the next in one render, and the data of the
 * page before them is gone by then.
 */
const CurrentPage = memo(
  function CurrentPage({ page }: { isLeaving: boolean; address: string; page: ReactNode }) {
    return page
  },
  (before, { isLeaving, address }) => isLeaving && before.address === address,
)
