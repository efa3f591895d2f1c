import { useState } from 'react'
import type { PanelProps } from '#engine/collection.ts'
import { contentTypeOf } from '#engine/contentTypes.ts'
import { useViewer } from '#engine/viewer.ts'
import { Upload } from './Upload.tsx'

/** Uploads files to the record it stands at; those that are in are listed by the record itself. */
export default function RecordUpload({ collection, row }: PanelProps) {
  const type = contentTypeOf(collection, useViewer())
  const [round, setRound] = useState(0)
  if (type === undefined) return null
  return (
    <Upload
      key={round}
      target={{ content_type: type, object_id: row.id }}
      onDone={() => setRound((before) => before + 1)}
    />
  )
}
