import { useEffect, useRef, useState } from 'react'
import type { CellProps } from '#engine/collection.ts'
import { useVersionCollection } from './useVersionCollection.ts'
import { useRecordName } from './useVersionTexts.ts'
import { getVersion } from './version.ts'

/** The name of the record of an activity. */
export default function RecordNameCell({ row }: CellProps) {
  const version = getVersion(row)
  const place = useRef<HTMLElement>(null)
  // An export renders every row of the list: it would look each of them up.
  const [isShown, setShown] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setShown(place.current?.closest('[hidden]') === null), [])
  const name = useRecordName(version, useVersionCollection(version, row), isShown)
  return (
    <bdi ref={place} translate="no">
      {name}
    </bdi>
  )
}
