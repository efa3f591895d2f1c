import { contentTypeId } from '#api/viewer.ts'
import type { ListViewProps } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import { Upload } from '#features/files/Upload.tsx'

/** There is one object that holds the files of the whole programme. */
const programme = 1

/** Uploads files for everybody in the peer reviews. */
export default function GlobalFileUpload({ onDone }: ListViewProps) {
  const type = contentTypeId(useViewer(), 'irp.irpglobalfiles')
  return (
    <Upload target={type === undefined ? undefined : { content_type: type, object_id: programme }} onDone={onDone} />
  )
}
