import { type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#api/rows/page.ts'
import type { Collection } from '#engine/collection.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { useNames } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { countReferences, findSources, type ReferenceCount } from './references.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import styles from './References.module.css'

/** How long a deletion waits for its counts; what is missing then is named as not counted. */
const maxWaitMs = 8000

/** What refers to rows that are about to be deleted, as a note for the confirmation; undefined where nothing does. */
export function useReferences(collection: Collection): (rows: readonly Row[]) => Promise<ReactNode> {
  const collections = use(CollectionsContext)
  const viewer = useViewer()
  return async (rows) => {
    // Deactivated people stay, and so does what refers to them.
    if (collection.trash === 'deactivated' || rows.length === 0) return undefined
    const sources = findSources(collections, collection, viewer)
    const counts = await countReferences(sources, rows, AbortSignal.timeout(maxWaitMs))
    // The trash keeps what it holds; what is gone for good may be protected by what refers to it.
    const isKept = collection.trash === true && rows.every((row) => row.is_active !== false)
    return counts.length > 0 ? <References counts={counts} isKept={isKept} /> : undefined
  }
}

function References({ counts, isKept }: { counts: readonly ReferenceCount[]; isKept: boolean }) {
  const { t } = useTranslation('actions')
  const getName = useNames()
  return (
    <div className={styles.references}>
      <p>{t('references')}</p>
      <ul>
        {counts.map(({ path, by, count }) => (
          <li key={`${path}.${by}`}>
            {getName(path)}
            {labelSeparator()}
            {count === undefined ? t('references.unknown') : <strong>{showNumber(count)}</strong>}
          </li>
        ))}
      </ul>
      <p>{t(isKept ? 'references.kept' : 'references.protected')}</p>
    </div>
  )
}
