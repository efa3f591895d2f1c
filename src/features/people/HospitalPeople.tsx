import type { RowAt } from '#api/rows/page.ts'
import UserPlus from 'lucide-react/icons/user-plus'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { PanelProps } from '#engine/collection.ts'
import { getContentType } from '#engine/records/contentTypes.ts'
import { HereContext } from '#engine/records/recordLinks.ts'
import { useLabels } from '#engine/labels.ts'
import { RecordName } from '#engine/records/RecordName.tsx'
import { type Chosen, maxNamed, useChosen } from '#engine/records/relation.ts'
import { useViewer } from '#engine/viewer.ts'
import styles from './HospitalPeople.module.css'
import type { HospitalList } from '#lib/areas.ts'
import { getPermissions, roleNames, roles } from '#lib/permissions.ts'
import { getIds } from '#lib/values/getIds.ts'
import { toText } from '#lib/text/text.ts'
import { LinkButton } from '#ui/actions/LinkButton.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import table from '#ui/table.module.css'

const people = { endpoint: 'accounts/users', label: ['first_name last_name', 'email'] } as const

/** The people with permissions on a hospital and their roles. */
export default function HospitalPeople({ collection, row }: PanelProps<RowAt<HospitalList>>) {
  const { t } = useTranslation(['hospitals', 'portal'])
  const labels = useLabels(collection)
  const here = use(HereContext)
  const type = getContentType(collection, useViewer())
  const ids = getIds(row.users)
  const chosen = useChosen(people, ids)
  const isWaiting = chosen.some(({ isPending }) => isPending)
  const getRole = ({ row: person }: Chosen<RowAt<'accounts/users'>>) => {
    const own = getPermissions(person?.app_permissions).find(
      ({ content_type, object_id }) => content_type === type && object_id === row.id,
    )
    const role = roleNames.find((name) => roles[name] === own?.role)
    return role ? labels.option('role', role) : '-'
  }
  const invite = {
    ...(here && { backTarget: here }),
    prefill: { permissions: [{ content_type: type, object_id: row.id, role: roles.user }] },
  }
  return (
    <>
      {ids.length === 0 && <p>{t('portal:no-data')}</p>}
      {isWaiting && <Skeleton shape="table" rows={chosen.length + 1} />}
      {ids.length > 0 && !isWaiting && (
        <div className={table.wrap} tabIndex={0} role="region" aria-label={t('people')}>
          <table className={table.table}>
            <thead className={table.head}>
              <tr>
                <th className={classNames(table.cell, table.first)} scope="col">
                  {t('person')}
                </th>
                <th className={table.cell} scope="col">
                  {labels.field('role')}
                </th>
                <th className={table.cell} scope="col">
                  {labels.field('email')}
                </th>
              </tr>
            </thead>
            <tbody>
              {chosen.map((person) => (
                <tr key={person.id} className={table.row}>
                  <td className={classNames(table.cell, table.first)}>
                    <RecordName of={person} className={table.link} />
                  </td>
                  <td className={table.cell}>{getRole(person)}</td>
                  <td className={table.cell}>
                    <bdi translate="no">{toText(person.row?.email) || '-'}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {ids.length > maxNamed && <p>{t('portal:picker.rest', { count: ids.length - maxNamed })}</p>}
      <p className={styles.add}>
        <LinkButton icon={UserPlus} to="/accounts/invitations/+" state={invite}>
          {t('invite')}
        </LinkButton>
      </p>
    </>
  )
}
