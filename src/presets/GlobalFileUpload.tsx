import { contentTypeOf } from '#engine/contentTypes.ts'
import type { ListViewProps } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import { Upload } from '#features/files/Upload.tsx'

/** There is one object that holds the files of the whole programme. */
const programme = 1

/** Uploads files for everybody in the peer reviews. */
export default function GlobalFileUpload({ collection, onDone }: ListViewProps) {
  const type = contentTypeOf(collection, useViewer())
  return (
    <Upload target={type === undefined ? undefined : { content_type: type, object_id: programme }} onDone={onDone} />
  )
}
