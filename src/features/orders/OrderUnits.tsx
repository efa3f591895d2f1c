import type { RowAt } from '#api/rows/page.ts'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import type { Collection, PanelProps } from '#engine/collection.ts'
import { PanelHead } from '#engine/detail/SectionHead.tsx'
import { useLabels } from '#engine/labels.ts'
import { formatValue } from '#engine/formatValue.ts'
import { RecordTable } from '#engine/list/RecordTable.tsx'
import { useRecordLinks } from '#engine/records/recordLinks.ts'
import { sumCounts } from './counts.ts'
import { isSent, type Unit } from './orderRules.ts'
import styles from './OrderProgress.module.css'
import { orderBadges, orderStates } from './orderStates.ts'
import { useUnits } from './useUnits.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { toText } from '#lib/text/text.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

/** The units of an order, the failed ones first, with the kinds of questionnaires that it has. */
export default function OrderUnits({ collection, row }: PanelProps<RowAt<'patzu/orders'>>) {
  const { units, error } = useUnits(row)
  return (
    <>
      <PanelHead count={units?.length} />
      {units && <Units collection={collection} units={units} />}
      {!units && (error ? <Banner kind="error">{errorMessage(error)}</Banner> : <Skeleton shape="table" rows={2} />)}
    </>
  )
}

function Units({ collection, units }: { collection: Collection; units: readonly Unit[] }) {
  const { t } = useTranslation('orders')
  const labels = useLabels(collection)
  const getLink = useRecordLinks('patzu/orderunits')
  if (units.length === 0) return <p>{t('no-units')}</p>
  const sums = sumCounts(units)
  const all = sums.reduce((total, { sum }) => total + sum, 0)
  const hasTotal = units.length > 1 && all > 0
  return (
    <>
      {units.every(({ state }) => isSent(state)) && <p className={styles.note}>{t('all-sent')}</p>}
      <RecordTable
        label={`${labels.one}${labelSeparator()}${labels.field('units')}`}
        columns={[
          {
            key: 'name',
            label: labels.field('name'),
            renderCell: ({ id, name }) => <bdi translate="no">{toText(name) || `#${id}`}</bdi>,
            total: hasTotal ? t('approve-total', { count: all }) : undefined,
          },
          {
            key: 'state',
            label: labels.field('state'),
            renderCell: ({ state }) => (
              <Badge kind={orderBadges[state]}>
                {formatValue({ kind: 'choice', options: orderStates }, 'state', state, labels)}
              </Badge>
            ),
          },
          ...sums.map(({ name, sum }) => ({
            key: name,
            label: labels.field(name),
            isNumber: true,
            renderCell: (unit: Unit) => <span translate="no">{showNumber(unit[name])}</span>,
            total: hasTotal ? <span translate="no">{showNumber(sum)}</span> : undefined,
          })),
        ]}
        isStacked
        rows={units}
        getLink={getLink}
      />
    </>
  )
}
