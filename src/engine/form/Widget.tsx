import { Suspense } from 'react'
import { getField, type WidgetProps } from '#engine/collection.ts'
import { getKeys, getType } from '#engine/fieldTypes.ts'
import type { Labels } from '#engine/labels.ts'
import { lazy, type Lazy } from '#ui/lazy/lazy.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

type Props = WidgetProps & { own: Lazy<WidgetProps> | undefined; labels: Labels }

/** The control of a field: its own where the collection names one, otherwise that of its type. */
export function Widget({ own, labels, ...props }: Props) {
  return (
    <Suspense fallback={<Skeleton shape="form" rows={1} />}>
      {own ? <OwnWidget {...props} own={own} /> : <TypeWidget {...props} labels={labels} />}
    </Suspense>
  )
}

function OwnWidget({ own, ...props }: WidgetProps & { own: Lazy<WidgetProps> }) {
  const { Part: Control } = lazy(own)
  return <Control {...props} />
}

function TypeWidget({ collection, ...props }: WidgetProps & { labels: Labels }) {
  const field = getField(collection, props.name)
  const { Part: Control } = lazy(getType(field).widget)
  return <Control {...props} field={field} keys={getKeys(props.name, field)} />
}
