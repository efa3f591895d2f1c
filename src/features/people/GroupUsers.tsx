import type { RowAt } from '#api/rows/page.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PanelProps } from '#engine/collection.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { useLabels } from '#engine/labels.ts'
import { toText } from '#lib/text/text.ts'
import { classNames } from '#ui/layout/classNames.ts'
import table from '#ui/table.module.css'

/** The people of a group: name, address and number. */
export default function GroupUsers({ collection, row }: PanelProps<RowAt<'apps/groups'>>) {
  const { t } = useTranslation()
  const labels = useLabels(collection)
  const users: unknown[] = Array.isArray(row.users) ? row.users : []
  if (users.length === 0) return <p>{t('no-data')}</p>
  return (
    <div className={table.wrap} tabIndex={0} role="region" aria-label={`${labels.one}: ${labels.field('users')}`}>
      <table className={table.table}>
        <thead className={table.head}>
          <tr>
            <th className={classNames(table.cell, table.first)} scope="col">
              {labels.field('name')}
            </th>
            <th className={table.cell} scope="col">
              {labels.field('email')}
            </th>
            <th className={classNames(table.cell, table.number)} scope="col">
              {labels.field('id')}
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => {
            const [id = '', name, email] = ['id', 'name', 'email'].map((key) => toText(getAtPath(user, key)))
            return (
              <tr key={id} className={table.row}>
                <td className={classNames(table.cell, table.first)}>{linkTo(id, name || email || `#${id}`)}</td>
                <td className={table.cell}>{email || '-'}</td>
                <td className={classNames(table.cell, table.number)} translate="no">
                  {id}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function linkTo(id: string, name: string) {
  return (
    <Link className={table.link} to={`/accounts/users/${id}`}>
      <bdi translate="no">{name}</bdi>
    </Link>
  )
}
