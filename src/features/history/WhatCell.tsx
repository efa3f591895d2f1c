import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CellProps, Collection } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { olderQuery } from './calls.ts'
import { changesBetween } from '#features/history/changes/diff.ts'
import styles from './History.module.css'
import { getTarget, placeLabel } from './getTarget.ts'
import { useVersionCollection } from './useVersionCollection.ts'
import { Value } from '#features/history/changes/Value.tsx'
import { LoadingName } from '#ui/feedback/LoadingName.tsx'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import { useVersionTexts } from './useVersionTexts.ts'
import { getVersion, isCreation, type Version } from './version.ts'

const maxNamed = 3

/** What an activity changed: the fields, and of a single one its values. Out of sight only the server's comment. */
export default function WhatCell({ row }: CellProps) {
  const version = getVersion(row)
  const collection = useVersionCollection(version, row)
  const place = useRef<HTMLSpanElement>(null)
  // An export renders every row of the list: it would look each of them up.
  const [isShown, setShown] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setShown(place.current?.closest('[hidden]') === null), [])
  const comment = useVersionTexts().getComment(version)
  const written = comment || '-'
  const waiting = comment || <LoadingName />
  return (
    <span ref={place} className={styles.what}>
      {/* The words of another area load late: only this cell waits for them, not the list. */}
      <span className={styles.lines}>
        <Suspense fallback={waiting}>
          {isShown ? <What collection={collection} version={version} comment={written} waiting={waiting} /> : written}
        </Suspense>
      </span>
    </span>
  )
}

function What({
  collection,
  version,
  comment,
  waiting,
}: {
  collection: Collection
  version: Version
  comment: string
  waiting: ReactNode
}) {
  const { t } = useTranslation('history')
  const viewer = useViewer()
  const labels = useLabels(collection)
  const { data: older, isLoading } = useQuery({
    ...olderQuery(viewer.id, version),
    enabled: version.fields !== undefined,
    staleTime: 'static',
    meta: { isShownInPlace: true },
  })
  if (isLoading) return waiting
  if (!version.fields || older === undefined || (older && !older.fields)) return comment
  if (older === null) return t(isCreation(version) ? 'what.created' : 'what.known')
  const changes = changesBetween(older.fields, version.fields)
  const [only] = changes
  const getName = (path: readonly string[]) => placeLabel(getTarget(collection, path[0] ?? '').name, labels)
  if (!only) return version.comment ? comment : <span className={styles.quiet}>{t('nothing')}</span>
  if (changes.length === 1 && !only.areItems && only.path.length === 1) {
    const show = (value: unknown) =>
      value === undefined ? '-' : <Value collection={collection} labels={labels} path={only.path} value={value} />
    return (
      <>
        {getName(only.path) + labelSeparator()}
        {show(only.before)}
        {' → '}
        {show(only.after)}
      </>
    )
  }
  const names = [...new Set(changes.map(({ path }) => getName(path)))]
  const rest = names.length - maxNamed
  return `${names.slice(0, maxNamed).join(', ')}${rest > 0 ? ` +${rest}` : ''}`
}
