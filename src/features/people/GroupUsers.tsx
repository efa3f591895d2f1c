import type { RowAt } from '#api/rows/page.ts'
import { useTranslation } from 'react-i18next'
import type { PanelProps } from '#engine/collection.ts'
import { PanelHead } from '#engine/detail/SectionHead.tsx'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { useLabels } from '#engine/labels.ts'
import { RecordTable } from '#engine/list/RecordTable.tsx'
import { useRecordLinks } from '#engine/records/recordLinks.ts'
import { addBreaks } from '#ui/i18n/addBreaks.tsx'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import { toText } from '#lib/text/text.ts'

/** The people of a group: address, name and number. */
export default function GroupUsers({ collection, row }: PanelProps<RowAt<'apps/groups'>>) {
  const { t } = useTranslation()
  const labels = useLabels(collection)
  const getLink = useRecordLinks('accounts/users')
  const users: unknown[] = Array.isArray(row.users) ? row.users : []
  const people = users.map((user) => {
    const [id = '', name = '', email = ''] = ['id', 'name', 'email'].map((key) => toText(getAtPath(user, key)))
    return { id, email: email || name || `#${id}`, name: email && name ? name : '-' }
  })
  return (
    <>
      <PanelHead count={people.length} />
      {people.length === 0 && <p>{t('none.people')}</p>}
      {people.length > 0 && (
        <RecordTable
          label={`${labels.one}${labelSeparator()}${labels.field('users')}`}
          columns={[
            {
              key: 'email',
              label: labels.field('email'),
              renderCell: ({ email }) => <bdi translate="no">{addBreaks(email)}</bdi>,
            },
            { key: 'name', label: labels.field('name'), renderCell: ({ name }) => <bdi translate="no">{name}</bdi> },
            {
              key: 'id',
              label: labels.field('id'),
              isNumber: true,
              renderCell: ({ id }) => <span translate="no">{id}</span>,
            },
          ]}
          rows={people}
          getLink={({ id }) => getLink({ id: Number(id) })}
          isStacked
        />
      )}
    </>
  )
}
