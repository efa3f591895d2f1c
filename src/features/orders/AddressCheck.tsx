import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { RowAt } from '#api/rows/page.ts'
import { listQuery } from '#api/rows/queries.ts'
import { useLabels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { getIds } from '#lib/values/getIds.ts'

type Address = RowAt<'patzu/addresses'>
const required = ['street_nr', 'plz', 'place'] as const

/** The link to the address of the hospital of an order that failed, where it lacks something. */
export function AddressCheck({ order }: { order: RowAt<'patzu/orders'> }) {
  const { t } = useTranslation('orders')
  const viewer = useViewer()
  const labels = useLabels({ path: 'patzu/addresses' })
  const hospital = getIds(order.hospital_id)[0]
  const { data } = useQuery({
    ...listQuery(viewer.id, 'patzu/addresses', { hospital, size: 'all' }),
    enabled: hospital !== undefined,
    // Without it the general advice of the page remains.
    meta: { isShownInPlace: true },
  })
  if (!data || hospital === undefined) return null
  if (data.rows.length === 0)
    return (
      <p>
        <Link to={`/patzu/addresses/+?hospital=${hospital}`}>{t('address.none')}</Link>
      </p>
    )
  return data.rows
    .map((address) => ({ id: address.id, missing: getMissing(address) }))
    .filter(({ missing }) => missing.length > 0)
    .map(({ id, missing }) => (
      <p key={id}>
        <Link to={`/patzu/addresses/${id}`}>{t('address.check')}</Link>{' '}
        {t('address.missing', { names: missing.map(labels.field).join(', ') })}
      </p>
    ))
}

/** The fields that a letter needs; a postbox replaces a street. */
function getMissing(address: Address): string[] {
  return required.filter((name) => !address[name] && !(name === 'street_nr' && address.postbox))
}
