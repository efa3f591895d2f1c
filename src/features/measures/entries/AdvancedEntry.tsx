import { Suspense, useState } from 'react'
import type { WidgetProps } from '#engine/collection.ts'
import styles from '#features/measures/entries/Entries.module.css'
import { deferred } from '#ui/deferred.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useFileWords } from '#ui/words.ts'

const { Part: JsonEntry } = deferred(() => import('#engine/form/widgets/JsonEntry.tsx'))

/** A technical setting as JSON, folded away until it is asked for. */
export default function AdvancedEntry(props: WidgetProps) {
  const { say } = useFileWords('measures')
  // Closed again it stays: what is typed in it may not be JSON yet.
  const [wasOpen, setOpened] = useState(false)
  return (
    <details className={styles.advanced} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>{say('advanced', { name: props.label })}</summary>
      {wasOpen && <Suspense fallback={<Skeleton shape="text" rows={3} />}><JsonEntry {...props} /></Suspense>}
    </details>
  )
}
