import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { RowAt } from '#api/rows/page.ts'
import { listQuery } from '#api/rows/queries.ts'
import { useLabels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { getIds } from '#lib/values/getIds.ts'

type Address = RowAt<'patzu/addresses'>
const required = ['street_nr', 'plz', 'place'] as const

type Props = { order: RowAt<'patzu/orders'>; isReasonUnknown: boolean; advice: ReactNode }

/**
 * What the address of the hospital of an order that failed lacks: a possible reason where the server gives none, with
 * the general advice folded below it.
 */
export function AddressCheck({ order, isReasonUnknown, advice }: Props) {
  const { t } = useTranslation('orders')
  const viewer = useViewer()
  const labels = useLabels({ path: 'patzu/addresses' })
  const hospital = getIds(order.hospital_id)[0]
  const { data, isError } = useQuery({
    ...listQuery(viewer.id, 'patzu/addresses', { hospital, size: 'all' }),
    enabled: hospital !== undefined,
    // Without it the general advice of the page remains.
    meta: { isShownInPlace: true },
  })
  if (hospital === undefined || isError) return advice
  if (!data) return null
  const possible = isReasonUnknown && <strong>{t('address.possible')} </strong>
  const incomplete = data.rows
    .map((address) => ({ id: address.id, missing: getMissing(address) }))
    .filter(({ missing }) => missing.length > 0)
  const hasFlaw = data.rows.length === 0 || incomplete.length > 0
  return (
    <>
      {data.rows.length === 0 && (
        <p>
          {possible}
          {t('address.none')} <Link to={`/patzu/addresses/+?hospital=${hospital}`}>{t('address.add')}</Link>
        </p>
      )}
      {incomplete.map(({ id, missing }) => (
        <p key={id}>
          {possible}
          {t('address.missing', { names: missing.map(labels.field).join(', ') })}{' '}
          <Link to={`/patzu/addresses/${id}`}>{t('address.complete')}</Link>
        </p>
      ))}
      {hasFlaw && isReasonUnknown ? (
        <details>
          <summary>{t('address.otherwise')}</summary>
          {advice}
        </details>
      ) : (
        advice
      )}
    </>
  )
}

/** The fields that a letter needs; a postbox replaces a street. */
function getMissing(address: Address): string[] {
  return required.filter((name) => !address[name] && !(name === 'street_nr' && address.postbox))
}
