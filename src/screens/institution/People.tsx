import { useQuery } from '@tanstack/react-query'
import UserPlus from 'lucide-react/icons/user-plus'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { listQuery } from '#api/rows/queries.ts'
import { can } from '#engine/access.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { useLabels } from '#engine/labels.ts'
import { HereContext } from '#engine/records/recordLinks.ts'
import { useViewer } from '#engine/viewer.ts'
import { getPermissions, roleNames, roles } from '#lib/permissions.ts'
import { toText } from '#lib/text/text.ts'
import { LinkButton } from '#ui/actions/LinkButton.tsx'
import card from '#ui/card.module.css'
import { Lines } from './Lines.tsx'

const path = 'accounts/users'

/** The people with a permission on an institution, for its admins: nobody else may see them. */
export function People({ type, id }: { type: number; id: number }) {
  const { t } = useTranslation('home')
  const viewer = useViewer()
  const here = use(HereContext)
  const collection = use(CollectionsContext).get(path)
  const labels = useLabels({ path })
  const isOfInstitution = (one: { content_type: number; object_id: number }) =>
    one.content_type === type && one.object_id === id
  const isAdmin = viewer.appPermissions.some((own) => isOfInstitution(own) && own.role === roles.admin)
  const answer = useQuery({
    ...listQuery(viewer.id, path, { app_permissions__content_type: type, ordering: 'email', size: 'all' }),
    meta: { isShownInPlace: true },
    enabled: isAdmin,
  })
  if (!isAdmin) return null
  const getOwn = (permissions: unknown) => getPermissions(permissions).find(isOfInstitution)
  // The server filters by the kind of institution only.
  const people = answer.data?.rows.filter((row) => getOwn(row.app_permissions))
  const invite = {
    ...(here && { backTarget: here }),
    prefill: { permissions: [{ content_type: type, object_id: id, role: roles.user }] },
  }
  return (
    <Lines
      title={t('institution.people')}
      empty={t('institution.no-people')}
      answer={answer}
      {...(people && { rows: people })}
      getPath={(row) => (collection && can(collection, 'read', viewer, row) ? `/${path}/${row.id}` : undefined)}
      renderLine={(row) => {
        const role = roleNames.find((name) => roles[name] === getOwn(row.app_permissions)?.role)
        return (
          <>
            <bdi translate="no">{`${toText(row.first_name)} ${toText(row.last_name)}`.trim() || toText(row.email)}</bdi>
            {role && <small className={card.about}>{labels.option('role', role)}</small>}
          </>
        )
      }}
      all={`/${path}?app_permissions__content_type=${type}`}
    >
      <p>
        <LinkButton icon={UserPlus} to="/accounts/invitations/+" state={invite}>
          {t('institution.invite')}
        </LinkButton>
      </p>
    </Lines>
  )
}
