import { useMemo } from 'react'
import type { DetailProps } from '#engine/collection.ts'
import { RecordView } from '#engine/detail/RecordView.tsx'
import { useVersionCollection } from '#features/history/useVersionCollection.ts'
import { useRecordName } from '#features/history/useVersionTexts.ts'
import { getVersion } from '#features/history/version.ts'

/** An activity under the name of its record, as in lists. */
export default function ActivityRecord({ collection, row, back, tools }: DetailProps) {
  const version = useMemo(() => getVersion(row), [row])
  const name = useRecordName(version, useVersionCollection(version, row))
  const named = useMemo(() => ({ ...row, object_repr: name }), [row, name])
  return <RecordView collection={collection} row={named} back={back} tools={tools} />
}
