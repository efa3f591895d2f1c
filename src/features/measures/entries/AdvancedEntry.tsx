import { lazy, Suspense, useState } from 'react'
import type { WidgetProps } from '#engine/collection.ts'
import styles from '#features/measures/entries/Entries.module.css'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useFileWords } from '#ui/words.ts'

const JsonEntry = lazy(() => import('#engine/form/widgets/JsonEntry.tsx'))

/** A technical setting as JSON, folded away until it is asked for. */
export default function AdvancedEntry(props: WidgetProps) {
  const { say } = useFileWords('measures')
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.advanced} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('advanced', { name: props.label })}</summary>
      {isOpen && <Suspense fallback={<Skeleton shape="text" rows={3} />}><JsonEntry {...props} /></Suspense>}
    </details>
  )
}
