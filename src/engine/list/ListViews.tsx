import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { Collection, ListView } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { lazy } from '#ui/lazy/lazy.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { TabsProps } from '#ui/navigation/Tabs.tsx'

const key = 'view'
const list = 'list'

const { Part: Tabs } = lazyComponent<TabsProps<string>>(async () => (await import('#ui/navigation/Tabs.tsx')).Tabs)

/**
 * The tabs of a collection that has more than its list, and the content of the selected one; the address holds which.
 */
export function ListViews({
  collection,
  views,
  children,
}: {
  collection: Collection
  views: readonly ListView[]
  children: React.ReactNode
}) {
  const { t } = useTranslation('portal')
  const labels = useLabels(collection)
  const [address, setAddress] = useSearchParams()
  const chosen = views.find(({ name }) => name === address.get(key))
  const tabs = [
    { id: list, label: t('list.tab') },
    ...views.map(({ name }) => ({ id: name, label: labels.field(name) })),
  ]
  return (
    <Suspense fallback={<Skeleton shape="table" />}>
      <Tabs
        label={labels.many}
        shown={chosen?.name ?? list}
        tabs={tabs}
        onShow={(name) => setAddress(name === list ? {} : { [key]: name })}
      >
        {chosen ? (
          <Chosen collection={collection} view={chosen} onDone={() => setAddress({})} />
        ) : (
          <div>{children}</div>
        )}
      </Tabs>
    </Suspense>
  )
}

function Chosen({ collection, view, onDone }: { collection: Collection; view: ListView; onDone: () => void }) {
  const { Part: Content } = lazy(view.load)
  return (
    <Suspense fallback={<Skeleton shape="form" rows={4} />}>
      <Content collection={collection} onDone={onDone} />
    </Suspense>
  )
}
