import type { CellProps } from '#engine/collection.ts'
import { toText } from '#lib/text/text.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { getIds } from '#lib/values/getIds.ts'
import styles from './History.module.css'
import { useUserNames } from './useUserNames.ts'
import { getVersion } from './version.ts'

/** The author of an activity or a file, by name where the server sends their number, else by address. */
export default function AuthorCell({ row, value }: CellProps) {
  const uploader = getIds(getAtPath(row, 'created_by_id'))[0]
  const author = uploader === undefined ? getVersion(row) : { userId: String(uploader), email: toText(value), at: '' }
  return (
    <bdi className={'revision' in row ? styles.author : undefined} translate="no">
      {useUserNames([author])(author) || toText(getAtPath(row, 'created_by')) || '-'}
    </bdi>
  )
}
