import { useQuery } from '@tanstack/react-query'
import { Fragment, use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { listQuery } from '#api/rows/queries.ts'
import type { RowAt } from '#api/rows/page.ts'
import { contentTypeId } from '#api/session/viewer.ts'
import { can } from '#engine/access.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { type RecordLink, useRecordLinks } from '#engine/records/recordLinks.ts'
import { useViewer } from '#engine/viewer.ts'
import { institutions } from '#lib/areas.ts'
import { getPermissions } from '#lib/permissions.ts'
import { toText } from '#lib/text/text.ts'
import { getIds } from '#lib/values/getIds.ts'
import styles from './FileCard.module.css'

const path = 'accounts/users'
const maxNamed = 5

/**
 * Who sees a file besides staff: the people with a permission on its institution. Nothing where it belongs to none, or
 * for those who may not list people.
 */
export function FileReaders({ row }: { row: RowAt<'filemanager/files'> }) {
  const viewer = useViewer()
  const people = use(CollectionsContext).get(path)
  const [type, id] = [Number(getIds(row.content_type)[0]), Number(getIds(row.object_id)[0])]
  if (
    !people ||
    !can(people, 'list', viewer) ||
    Number.isNaN(id) ||
    !institutions.some((one) => contentTypeId(viewer, one.type) === type)
  )
    return null
  return <Readers type={type} id={id} institution={toText(row.content_object) || `#${id}`} />
}

function Readers({ type, id, institution }: { type: number; id: number; institution: string }) {
  const { t } = useTranslation('files')
  const viewer = useViewer()
  const getLink = useRecordLinks(path)
  const { data } = useQuery({
    ...listQuery(viewer.id, path, {
      app_permissions__content_type: type,
      app_permissions__object_id: id,
      ordering: 'last_name',
      size: maxNamed,
    }),
    meta: { isShownInPlace: true },
  })
  // A server that ignores a filter counts all people.
  const isTheirs = data?.rows.every(({ app_permissions }) =>
    getPermissions(app_permissions).some((one) => one.content_type === type && one.object_id === id),
  )
  if (!data || !isTheirs) return <p className={styles.readers} />
  const rest = data.count - data.rows.length
  return (
    <p className={styles.readers}>
      {data.count === 0 ? t('readers.none', { institution }) : t('readers', { count: data.count, institution })}{' '}
      {data.rows.map((person, index) => (
        <Fragment key={person.id}>
          {index > 0 && ', '}
          <Name link={getLink(person)}>
            {`${toText(person.first_name)} ${toText(person.last_name)}`.trim() || toText(person.email)}
          </Name>
        </Fragment>
      ))}
      {rest > 0 && ` ${t('readers.rest', { count: rest })}`}
    </p>
  )
}

/** A link only for those who may open the person. */
function Name({ link, children }: { link: RecordLink | undefined; children: string }) {
  const name = <bdi translate="no">{children}</bdi>
  return link ? <Link {...link}>{name}</Link> : name
}
