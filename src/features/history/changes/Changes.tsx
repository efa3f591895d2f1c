import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Collection } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { ChangeLine } from './ChangeLine.tsx'
import { type Change, changesBetween } from './diff.ts'
import styles from '#features/history/History.module.css'
import { placeLabel, getTarget } from '#features/history/getTarget.ts'
import { isCreation, type Version } from '#features/history/version.ts'
import { Button } from '#ui/actions/Button.tsx'

const atFirst = 30

/**
 * The changes of a version compared with the one before it, field by field; for a first version, the initial values.
 */
export function Changes({
  collection,
  version,
  older,
}: {
  collection: Collection
  version: Version
  older: Version | null
}) {
  const { t } = useTranslation('history')
  const labels = useLabels(collection)
  const [isWhole, setWhole] = useState(false)
  const changes = useMemo(
    () => (version.fields ? changesBetween(older?.fields, version.fields) : []),
    [version.fields, older?.fields],
  )
  if (!version.fields || (older && !older.fields)) return <p className={styles.quiet}>{t('unreadable')}</p>
  if (changes.length === 0) return <p className={styles.quiet}>{t('nothing')}</p>
  const shown = isWhole ? changes : changes.slice(0, atFirst)
  const rest = changes.length - shown.length
  const list = (
    <>
      {getFields(collection, shown).map(([name, own]) => (
        <section key={name} className={styles.field}>
          <h3>{placeLabel(name, labels)}</h3>
          <ul className={styles.changes}>
            {own.map((change) => (
              <ChangeLine
                key={`${change.kind} ${change.path.join('/')}`}
                collection={collection}
                labels={labels}
                change={change}
                isInitial={older === null}
              />
            ))}
          </ul>
        </section>
      ))}
      {rest > 0 && (
        <Button kind="plain" onClick={() => setWhole(true)}>
          {t('rest', { n: rest })}
        </Button>
      )}
    </>
  )
  if (older) return list
  return (
    <details className={styles.first}>
      <summary>{t(isCreation(version) ? 'first' : 'known', { count: changes.length })}</summary>
      {list}
    </details>
  )
}

/** The changes by field in the order of the collection's fields; unknown ones are last. */
function getFields(collection: Collection, changes: readonly Change[]): [string, Change[]][] {
  const groups = new Map<string, Change[]>()
  for (const change of changes) {
    const { name } = getTarget(collection, change.path[0] ?? '')
    groups.set(name, [...(groups.get(name) ?? []), change])
  }
  const order = Object.keys(collection.fields)
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return [...groups].toSorted(([one], [other]) => rank(one) - rank(other))
}
