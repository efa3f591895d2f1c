import { useQueries } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listQuery } from '#api/rows/queries.ts'
import { type Collection, type EditableForm, getField } from '#engine/collection.ts'
import { useKeyLabel } from '#engine/fields/useKeyLabel.ts'
import { getRelationTarget } from '#engine/fieldTypes.ts'
import { useLabels } from '#engine/labels.ts'
import { maxNamed } from '#engine/records/relation.ts'
import { useViewer } from '#engine/viewer.ts'
import styles from './History.module.css'
import type { Restorable } from './restorable.ts'
import { Value } from '#features/history/changes/Value.tsx'
import { getIds } from '#lib/values/getIds.ts'
import { Button } from '#ui/actions/Button.tsx'
import { CheckBox } from '#ui/fields/CheckBox.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

type Props = {
  collection: Collection
  /** The offered values; those changed since are chosen one by one. */
  changes: readonly (Restorable & { isChangedSince?: boolean })[]
  /** Describes the offered value to screen readers. */
  then: string
  form: EditableForm
  onRestored: (() => void) | undefined
}

/** Earlier values to choose from, taken into the form as unsaved changes. */
export function ValueChoice({ collection, changes, then, form, onRestored }: Props) {
  const { t } = useTranslation('history')
  const labels = useLabels(collection)
  const getLabel = useKeyLabel(collection)
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(changes.filter(({ isChangedSince }) => isChangedSince).map(({ key }) => key)),
  )
  const { findDeleted, isPending } = useDeletedTargets(collection, changes)

  const isOffered = ({ key, value, reason }: Restorable) =>
    !reason && (Array.isArray(value) || findDeleted(key).length === 0)
  const offered = changes.filter(isOffered)
  const chosen = offered.filter(({ key }) => !left.has(key))
  const choose = (keys: readonly string[], isChosen: boolean) => {
    const next = new Set(left)
    for (const key of keys)
      if (isChosen) next.delete(key)
      else next.add(key)
    setLeft(next)
  }
  const restore = () => {
    form.change(
      Object.fromEntries(
        chosen.map(({ key, value }) => [key, Array.isArray(value) ? without(value, findDeleted(key)) : value]),
      ),
    )
    onRestored?.()
  }
  return (
    <div className={styles.restore}>
      {offered.length > 1 && (
        <CheckBox
          label={t('restore.all')}
          checked={chosen.length === offered.length}
          indeterminate={chosen.length > 0 && chosen.length < offered.length}
          onChange={(isChosen) =>
            choose(
              offered.map(({ key }) => key),
              isChosen,
            )
          }
        />
      )}
      <ul className={styles.changes}>
        {changes.map((change) => {
          const { key, reason, now, value, isChangedSince } = change
          const gone = findDeleted(key)
          const shown = (one: unknown): ReactNode =>
            isNothing(one) ? (
              t('restore.nothing')
            ) : (
              <Value collection={collection} labels={labels} path={[key]} value={one} />
            )
          return (
            <li key={key} className={styles.restorable}>
              {isOffered(change) ? (
                <CheckBox
                  label={getLabel(key)}
                  checked={!left.has(key)}
                  onChange={(isChosen) => choose([key], isChosen)}
                />
              ) : (
                <strong>{getLabel(key)}</strong>
              )}
              {reason !== 'hidden' && (
                <div className={styles.values}>
                  <VisuallyHidden>{t('restore.now')} </VisuallyHidden>
                  <span>{shown(now)}</span>
                  <ArrowRight aria-hidden="true" className={styles.arrow} size={14} />
                  <VisuallyHidden>{then} </VisuallyHidden>
                  <ins className={styles.add}>{shown(value)}</ins>
                </div>
              )}
              {isChangedSince && !reason && <p className={styles.quiet}>{t('undo.since')}</p>}
              {reason && <p className={styles.quiet}>{t(`restore.${reason}`)}</p>}
              {gone.length > 0 && <p className={styles.quiet}>{t('restore.gone', { ids: gone.join(', ') })}</p>}
            </li>
          )
        })}
      </ul>
      <p className={styles.quiet}>{t('restore.text')}</p>
      <Button
        kind="primary"
        busy={isPending}
        disabled={chosen.length === 0}
        reason={t('restore.none')}
        onClick={restore}
      >
        {t('restore.take')}
      </Button>
    </div>
  )
}

/** Which of the records referred to by the older values are missing. */
function useDeletedTargets(collection: Collection, changes: readonly Restorable[]) {
  const viewer = useViewer()
  const related = changes.flatMap(({ name, key, value, reason }) => {
    const target = getRelationTarget(getField(collection, name))
    const ids = getIds(value).map(String)
    return target && !reason && ids.length > 0 && ids.length <= maxNamed
      ? [{ key, ids, endpoint: target.endpoint }]
      : []
  })
  const answers = useQueries({
    queries: related.map(({ endpoint, ids }) => ({
      ...listQuery(viewer.id, endpoint, { ids: ids.toSorted().join(','), size: maxNamed }),
      staleTime: 60_000,
    })),
  })
  const findDeleted = (key: string): string[] => {
    const place = related.findIndex((one) => one.key === key)
    const page = answers[place]?.data
    if (!page || page.rows.length < page.count) return []
    return related[place]?.ids.filter((id) => !page.rows.some((row) => String(row.id) === id)) ?? []
  }
  return { findDeleted, isPending: answers.some((answer) => answer.isPending) }
}

function without(value: readonly unknown[], gone: readonly string[]): unknown[] {
  return value.filter((one) => !gone.includes(String(one)))
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
