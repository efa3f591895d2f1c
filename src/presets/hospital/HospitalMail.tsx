import MailPlus from 'lucide-react/icons/mail-plus'
import { Suspense, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowAt } from '#api/rows/page.ts'
import { listRows } from '#api/rows/rows.ts'
import type { ListToolProps } from '#engine/collection.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { isIgnored } from '#engine/list/filters/ignoredFilters.ts'
import { useAction } from '#engine/actions/useAction.ts'
import type { HospitalList } from '#lib/areas.ts'
import { getIds } from '#lib/values/getIds.ts'
import { Button } from '#ui/actions/Button.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'

const { Part: NewJobDialog } = lazyComponent(
  async () => (await import('#features/mail/NewJobDialog.tsx')).NewJobDialog,
  'dialog',
)

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
  const [all, setAll] = useState<number[]>()
  const peopleOfAll = async () =>
    getPeople((await listRows(collection.endpoint as HospitalList, { ...query, size: 'all' })).rows)
  const opening = useAction({ run: async () => setAll(await peopleOfAll()), title: t('job') })
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
        {t('job')}
      </Button>
      {all && (
        <Suspense>
          <NewJobDialog
            collection={people}
            query={query}
            shown={shown}
            selected={chosen.map((id) => ({ id }))}
            count={all.length}
            idsOfAll={peopleOfAll}
            onClose={() => setAll(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The people with permissions on one of the hospitals, each once. */
function getPeople(hospitals: readonly RowAt<HospitalList>[]): number[] {
  return [...new Set(hospitals.flatMap(({ users }) => getIds(users).map(Number)))]
}
