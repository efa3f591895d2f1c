import type { WidgetProps } from '#engine/collection.ts'
import { useContentTypes } from '#engine/records/contentTypes.ts'
import { ContentTypeSelect } from './ContentTypeSelect.tsx'
import styles from './FileOwnerSelect.module.css'

/** Selects a kind of object that files can belong to. */
export default function FileOwnerSelect(props: WidgetProps) {
  const { getCollection } = useContentTypes()
  return (
    <div className={styles.first}>
      <ContentTypeSelect {...props} isOffered={(type) => getCollection(type)?.fields.files !== undefined} />
    </div>
  )
}
