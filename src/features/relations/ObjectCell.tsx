import type { RowAt } from '#api/rows/page.ts'
import { use } from 'react'
import { Link } from 'react-router-dom'
import type { CellProps } from '#engine/collection.ts'
import { useContentTypes } from '#engine/records/contentTypes.ts'
import { RecordPathContext } from '#engine/records/recordLinks.ts'
import { useViewer } from '#engine/viewer.ts'
import { getIds } from '#lib/values/getIds.ts'
import { toText } from '#lib/text/text.ts'
import table from '#ui/table.module.css'

/** The object of a record with its kind, as a link where the portal shows it. */
export default function ObjectCell({ row, value }: CellProps<RowAt<'filemanager/files'>>) {
  const { contentTypes } = useViewer()
  const { getCollection, getLabel } = useContentTypes()
  const getPath = use(RecordPathContext)
  const [type] = getIds(row.content_type)
  const kind = contentTypes.find(({ id }) => String(id) === String(type))
  const collection = kind && getCollection(kind)
  const [id] = getIds(row.object_id).map(Number)
  const path = collection && id !== undefined ? getPath(collection.endpoint, { id }) : undefined
  const name = <bdi translate="no">{toText(value) || (id === undefined ? '-' : `#${id}`)}</bdi>
  return (
    <>
      {path === undefined ? (
        name
      ) : (
        <Link className={table.link} to={path}>
          {name}
        </Link>
      )}
      {kind && (
        <span className={table.sub} data-is-minor>
          {' '}
          {getLabel(kind)}
        </span>
      )}
    </>
  )
}
