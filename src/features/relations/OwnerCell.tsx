import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { getIds } from '#lib/values/getIds.ts'
import { toText } from '#lib/text/text.ts'
import { LoadingName } from '#ui/feedback/LoadingName.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { useName } from './useName.ts'

const people = { endpoint: 'accounts/users', label: ['first_name last_name', 'email'] } as const

/** Who answers for a record: a person of the portal, else a name as it was written. */
export default function OwnerCell({ row }: CellProps<RowAt<'results/actions'>>) {
  const found = useName(people, getIds(row.owner)[0], useLanguage())
  if (found === undefined) return <LoadingName />
  return <bdi translate="no">{found || toText(row.owner_text) || '-'}</bdi>
}
