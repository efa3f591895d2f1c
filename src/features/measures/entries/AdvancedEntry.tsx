import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WidgetProps } from '#engine/collection.ts'
import styles from './Entries.module.css'
import { lazy } from '#ui/lazy/lazy.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

const { Part: JsonWidget } = lazy(() => import('#engine/fields/widgets/JsonWidget.tsx'))

/** A technical setting as JSON, collapsed by default. */
export default function AdvancedEntry(props: WidgetProps) {
  const { t } = useTranslation('measures')
  // It stays mounted when collapsed: its text may be invalid JSON for now.
  const [wasOpen, setOpened] = useState(false)
  return (
    <details className={styles.advanced} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>{t('advanced', { name: props.label })}</summary>
      {wasOpen && (
        <Suspense fallback={<Skeleton shape="text" rows={3} />}>
          <JsonWidget {...props} />
        </Suspense>
      )}
    </details>
  )
}
