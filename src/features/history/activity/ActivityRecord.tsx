import { useMemo } from 'react'
import type { Collection, DetailProps } from '#engine/collection.ts'
import { RecordView } from '#engine/detail/RecordView.tsx'
import { useVersionCollection } from '#features/history/useVersionCollection.ts'
import { useRecordName } from '#features/history/useVersionTexts.ts'
import { getVersion } from '#features/history/version.ts'
import Activity from './Activity.tsx'

const panels: NonNullable<Collection['panels']> = [
  { name: 'revision', isAbove: true, load: () => Promise.resolve({ default: Activity }) },
]

/** An activity under the name of its record, as in lists; what changed is above its numbers. */
export default function ActivityRecord({ collection, row, back, tools }: DetailProps) {
  const version = useMemo(() => getVersion(row), [row])
  const name = useRecordName(version, useVersionCollection(version, row))
  const named = useMemo(() => ({ ...row, object_repr: name }), [row, name])
  const withPanel = useMemo(() => ({ ...collection, panels }), [collection])
  return <RecordView collection={withPanel} row={named} back={back} tools={tools} />
}
