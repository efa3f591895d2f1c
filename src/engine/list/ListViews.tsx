import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Collection, ListView } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import styles from '#engine/list/ListViews.module.css'
import { classes } from '#ui/classes.ts'
import { Skeleton } from '#ui/Skeleton.tsx'

const key = 'view'

/** The tabs of a collection that has more than its list, and what the chosen one shows; the address holds which. */
export function ListViews({ collection, views, children }: { collection: Collection; views: readonly ListView[]; children: React.ReactNode }) {
  const { t } = useTranslation()
  const labels = useLabels(collection)
  const [address, setAddress] = useSearchParams()
  const chosen = views.find(({ name }) => name === address.get(key))
  if (views.length === 0) return children
  const tabs = [{ name: '', label: t('list.tab') }, ...views.map(({ name }) => ({ name, label: labels.field(name) }))]
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={labels.many}>
        {tabs.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={name === (chosen?.name ?? '')}
            className={classes(styles.tab, name === (chosen?.name ?? '') && styles.chosen)}
            onClick={() => setAddress(name ? { [key]: name } : {})}
          >
            {label}
          </button>
        ))}
      </div>
      {chosen ? <Chosen collection={collection} view={chosen} onDone={() => setAddress({})} /> : children}
    </>
  )
}

function Chosen({ collection, view, onDone }: { collection: Collection; view: ListView; onDone: () => void }) {
  const Content = useMemo(() => lazy(view.load), [view.load])
  return (
    <Suspense fallback={<Skeleton shape="form" rows={4} />}>
      <Content collection={collection} onDone={onDone} />
    </Suspense>
  )
}
