import { Link } from 'react-router-dom'
import type { CellProps } from '#engine/collection.ts'
import { use } from 'react'
import { HereContext, useRecordLinks } from '#engine/records/recordLinks.ts'
import { toText } from '#lib/text/text.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { getIds } from '#lib/values/getIds.ts'
import { addBreaks } from '#ui/i18n/addBreaks.tsx'
import styles from './History.module.css'
import { useUserNames } from './useUserNames.ts'
import { getVersion } from './version.ts'

/**
 * The author of an activity or a file, by name where the server sends their number, else by address. On the page of the
 * file it is a link, where the viewer may read the person.
 */
export default function AuthorCell({ row, value }: CellProps) {
  const uploader = getIds(getAtPath(row, 'created_by_id'))[0]
  const isOnPage = use(HereContext) !== undefined
  const getLink = useRecordLinks('accounts/users')
  const author = uploader === undefined ? getVersion(row) : { userId: String(uploader), email: toText(value), at: '' }
  const name = (
    <bdi className={'revision' in row ? styles.author : undefined} translate="no">
      {addBreaks(useUserNames([author])(author) || toText(getAtPath(row, 'created_by')) || '-')}
    </bdi>
  )
  const link = isOnPage && uploader !== undefined ? getLink({ id: Number(uploader) }) : undefined
  return link ? <Link {...link}>{name}</Link> : name
}
