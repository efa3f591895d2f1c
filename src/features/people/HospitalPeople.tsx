import type { RowAt } from '#api/rows/page.ts'
import FileUp from 'lucide-react/icons/file-up'
import UserPlus from 'lucide-react/icons/user-plus'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { PanelProps } from '#engine/collection.ts'
import { getContentType } from '#engine/records/contentTypes.ts'
import { PanelHead } from '#engine/detail/SectionHead.tsx'
import { HereContext } from '#engine/records/recordLinks.ts'
import { useLabels } from '#engine/labels.ts'
import { RecordTable } from '#engine/list/RecordTable.tsx'
import { type Chosen, maxNamed, useChosen } from '#engine/records/relation.ts'
import { useViewer } from '#engine/viewer.ts'
import styles from './HospitalPeople.module.css'
import type { HospitalList } from '#lib/areas.ts'
import { getPermissions, roleNames, roles } from '#lib/permissions.ts'
import { getIds } from '#lib/values/getIds.ts'
import { toText } from '#lib/text/text.ts'
import { LinkButton } from '#ui/actions/LinkButton.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { addBreaks } from '#ui/i18n/addBreaks.tsx'

const people = { endpoint: 'accounts/users', label: ['first_name last_name', 'email'] } as const

/** The people with permissions on a hospital and their roles. */
export default function HospitalPeople({ collection, row }: PanelProps<RowAt<HospitalList>>) {
  const { t } = useTranslation(['hospitals', 'portal'])
  const labels = useLabels(collection)
  const here = use(HereContext)
  const viewer = useViewer()
  const type = getContentType(collection, viewer)
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
      <PanelHead count={ids.length}>
        <LinkButton icon={UserPlus} to="/accounts/invitations/+" state={invite}>
          {t('invite')}
        </LinkButton>
        {viewer.isStaff && (
          <LinkButton
            icon={FileUp}
            to={`/${collection.area}/users/+?import&hospital=${row.id}`}
            {...(here && { state: { backTarget: here } })}
          >
            {t('import')}
          </LinkButton>
        )}
      </PanelHead>
      <Admins count={row.admins} />
      {ids.length === 0 && <p>{t('portal:none.people')}</p>}
      {isWaiting && <Skeleton shape="table" rows={chosen.length + 1} />}
      {ids.length > 0 && !isWaiting && (
        <RecordTable
          label={t('people')}
          columns={[
            {
              key: 'email',
              label: labels.field('email'),
              renderCell: ({ label, row: person }) => (
                <bdi translate="no">{addBreaks(toText(person?.email) || label)}</bdi>
              ),
            },
            {
              key: 'person',
              label: t('person'),
              renderCell: ({ label, row: person }) => (
                // People without a name are labelled by their address, which is next to it.
                <bdi translate="no">{!person || label === person.email ? '-' : label}</bdi>
              ),
            },
            { key: 'role', label: labels.field('role'), renderCell: getRole },
          ]}
          rows={chosen}
          getLink={({ link }) => link}
          isStacked
        />
      )}
      {ids.length > maxNamed && <p>{t('portal:picker.rest', { count: ids.length - maxNamed })}</p>}
    </>
  )
}

/** The number of admins of a hospital: any but one needs attention. */
function Admins({ count }: { count: unknown }) {
  const { t } = useTranslation(['hospitals', 'portal'])
  const admins = Number(count ?? Number.NaN)
  if (!Number.isInteger(admins)) return null
  if (admins === 1) return <p className={styles.admins}>{t('admins', { count: admins })}</p>
  return (
    <p className={classNames(styles.admins, styles.alert)}>
      <strong>{t('admins', { count: admins })}</strong>
      <VisuallyHidden> {t('portal:list.alert')}</VisuallyHidden> · {t('admins.expected')}
    </p>
  )
}
