import type { RowAt } from '#api/rows/page.ts'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import FileUp from 'lucide-react/icons/file-up'
import MailPlus from 'lucide-react/icons/mail-plus'
import Plus from 'lucide-react/icons/plus'
import UserPlus from 'lucide-react/icons/user-plus'
import { Suspense, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { can } from '#engine/access.ts'
import type { RecordToolProps, Values } from '#engine/collection.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { getContentType } from '#engine/records/contentTypes.ts'
import { HereContext } from '#engine/records/recordLinks.ts'
import { useViewer } from '#engine/viewer.ts'
import type { HospitalList } from '#lib/areas.ts'
import { getIds } from '#lib/values/getIds.ts'
import { roles } from '#lib/permissions.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'

const { Part: NewJobDialog } = lazyComponent(
  async () => (await import('#features/mail/newJob/NewJobDialog.tsx')).NewJobDialog,
  'dialog',
)

/**
 * Actions that start from a hospital, with the hospital filled in: an invitation, an order, a mail to its people.
 */
export default function HospitalActions({ collection, row }: RecordToolProps<RowAt<HospitalList>>) {
  const { t } = useTranslation('hospitals')
  const viewer = useViewer()
  const navigate = useNavigate()
  const here = use(HereContext)
  const collections = use(CollectionsContext)
  const [isMailing, setMailing] = useState(false)
  const type = getContentType(collection, viewer)
  const orders = collections.get(`${collection.area}/orders`)
  const users = getIds(row.users).map((id) => ({ id: Number(id) }))
  const people = collections.get(`${collection.area}/users`)
  if (type === undefined) return null
  const add = (path: string, prefill: Values) =>
    void navigate(`/${path}/+`, { state: { prefill, ...(here ? { backTarget: here } : {}) } })
  return (
    <>
      <MenuButton
        icon={Plus}
        label={t('actions')}
        items={[
          {
            key: 'invite',
            label: t('invite'),
            icon: UserPlus,
            onSelect: () =>
              add('accounts/invitations', {
                permissions: [{ content_type: type, object_id: row.id, role: roles.user }],
              }),
          },
          ...(people?.imports
            ? [
                {
                  key: 'import',
                  label: t('import'),
                  icon: FileUp,
                  onSelect: () =>
                    void navigate(`/${people.path}/+?import&hospital=${row.id}`, {
                      ...(here && { state: { backTarget: here } }),
                    }),
                },
              ]
            : []),
          ...(orders && can(orders, 'create', viewer)
            ? [
                {
                  key: 'order',
                  label: t('order'),
                  icon: ClipboardList,
                  onSelect: () => add(orders.path, { hospital_id: row.id }),
                },
              ]
            : []),
          ...(people
            ? [
                {
                  key: 'mail',
                  label: t('mail'),
                  icon: MailPlus,
                  disabled: users.length === 0,
                  reason: t('nobody'),
                  onSelect: () => setMailing(true),
                },
              ]
            : []),
        ]}
      />
      <Suspense>
        {isMailing && people && (
          <NewJobDialog
            collection={people}
            query={{}}
            shown={[]}
            selected={users}
            count={users.length}
            onClose={() => setMailing(false)}
          />
        )}
      </Suspense>
    </>
  )
}
