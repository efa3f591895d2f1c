import { Suspense } from 'react'
import styles from './Form.module.css'
import { getField, type WidgetProps } from '#engine/collection.ts'
import { getKeys, getType } from '#engine/fieldTypes.ts'
import type { Labels } from '#engine/labels.ts'
import { lazy, type Lazy } from '#ui/lazy/lazy.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

type Props = WidgetProps & { own: Lazy<WidgetProps> | undefined; isTall?: boolean | undefined; labels: Labels }

/** The control of a field: its own where the collection names one, otherwise that of its type. */
export function Widget({ own, isTall = false, labels, ...props }: Props) {
  return (
    <Suspense fallback={isTall ? <TallSkeleton /> : <Skeleton shape="form" rows={1} />}>
      {own ? <OwnWidget {...props} own={own} /> : <TypeWidget {...props} labels={labels} />}
    </Suspense>
  )
}

/** As wide and high as a text with its editor. */
function TallSkeleton() {
  return (
    <div className={styles.tall}>
      <Skeleton shape="text" rows={1} />
    </div>
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
