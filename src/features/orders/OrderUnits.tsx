import type { RowAt } from '#api/rows/page.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PanelProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { formatValue } from '#engine/formatValue.ts'
import { hasFailed, openUnits, type Unit } from './orderRules.ts'
import { orderStates } from './orderStates.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { toText } from '#lib/text/text.ts'
import { classNames } from '#ui/layout/classNames.ts'
import table from '#ui/table.module.css'

const languages = ['de', 'fr', 'it', 'en'] as const
const counts = languages.flatMap((language) => [`count_${language}`, `count_${language}_url`] as const)

/** The units of an order that need action, the failed ones first. */
export default function OrderUnits({ collection, row }: PanelProps<RowAt<'patzu/orders'>>) {
  const { t } = useTranslation('orders')
  const labels = useLabels(collection)
  const units = openUnits(row.units)
  if (units.length === 0) return <p>{t(Array.isArray(row.units) && row.units.length > 0 ? 'all-sent' : 'no-units')}</p>
  return (
    <div className={table.wrap} tabIndex={0} role="region" aria-label={`${labels.one}: ${labels.field('units')}`}>
      <table className={table.table}>
        <thead className={table.head}>
          <tr>
            <th className={classNames(table.cell, table.first)} scope="col">
              {labels.field('name')}
            </th>
            <th className={table.cell} scope="col">
              {labels.field('state')}
            </th>
            {counts.map((name) => (
              <th key={name} className={classNames(table.cell, table.number)} scope="col">
                {labels.field(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <tr key={unit.id} className={table.row}>
              <td className={classNames(table.cell, table.first)}>{linkTo(unit)}</td>
              <td className={classNames(table.cell, hasFailed(unit.state) && table.alert)}>
                {formatValue({ kind: 'choice', options: orderStates }, 'state', unit.state, labels)}
              </td>
              {counts.map((name) => (
                <td key={name} className={classNames(table.cell, table.number)} translate="no">
                  {showNumber(unit[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function linkTo({ id, name }: Unit) {
  return (
    <Link className={table.link} to={`/patzu/orderunits/${id}`}>
      <bdi translate="no">{toText(name) || `#${id}`}</bdi>
    </Link>
  )
}
