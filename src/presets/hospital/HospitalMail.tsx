import MailPlus from 'lucide-react/icons/mail-plus'
import { Suspense, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowAt } from '#api/rows/page.ts'
import { listRows } from '#api/rows/rows.ts'
import type { ListToolProps } from '#engine/collection.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { isIgnored } from '#engine/records/ignoredFilters.ts'
import { useAction } from '#engine/actions/useAction.ts'
import type { HospitalList } from '#lib/areas.ts'
import { findNobody, getPeople } from '#features/hospitals/people.ts'
import { findReminderTemplate, type Reminder } from '#features/mail/newJob/reminder.ts'
import { toText } from '#lib/text/text.ts'
import { Button } from '#ui/actions/Button.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'

const { Part: NewJobDialog } = lazyComponent(
  async () => (await import('#features/mail/newJob/NewJobDialog.tsx')).NewJobDialog,
  'dialog',
)

/** All hospitals of the list when the dialog opened. */
type Opened = { all: readonly RowAt<HospitalList>[]; reminder: Reminder | undefined }

/** Creates a mail job for the people of the hospitals in a list: the selected ones, or all rows. */
export default function HospitalMail({
  collection,
  query,
  count,
  selected,
  shown,
}: ListToolProps<RowAt<HospitalList>>) {
  const { t } = useTranslation(['mail', 'hospitals', 'portal', 'actions'])
  const people = use(CollectionsContext).get(`${collection.area}/users`)
  const [open, setOpen] = useState<Opened>()
  const readAll = async () => (await listRows(collection.endpoint as HospitalList, { ...query, size: 'all' })).rows
  const opening = useAction({
    run: async () => {
      const year = toText(query['undeclared'])
      const [all, template] = await Promise.all([
        readAll(),
        // Without it the reminder gets no suggested template.
        year ? findReminderTemplate().catch(() => null) : null,
      ])
      setOpen({ all, reminder: year ? { year, template } : undefined })
    },
    title: t('job'),
  })
  if (!people) return null
  const chosen = getPeople(selected)
  const isEmpty = count === 0 && selected.length === 0
  const isMore = isIgnored(query, shown)
  const isNobody = selected.length > 0 && chosen.length === 0
  return (
    <>
      <Button
        icon={MailPlus}
        busy={opening.isPending}
        disabled={isMore || isEmpty || isNobody}
        reason={isMore ? t('actions:unapplied-first') : t(isEmpty ? 'portal:no-data' : 'hospitals:nobody')}
        onClick={() => void opening.run()}
      >
        {t('hospitals:mail')}
      </Button>
      {open && (
        <Suspense>
          <NewJobDialog
            collection={people}
            query={query}
            shown={shown}
            selected={chosen.map((id) => ({ id }))}
            count={getPeople(open.all).length}
            idsOfAll={async () => getPeople(await readAll())}
            getNobody={(audience) => findNobody(audience === 'picked' ? selected : open.all)}
            reminder={open.reminder}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
