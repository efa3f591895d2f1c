import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { contentTypeId } from '#api/session/viewer.ts'
import { RelationPicker } from '#engine/fields/widgets/RelationPicker.tsx'
import { useNames } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import type { Dashboard, Programme } from '#lib/areas.ts'
import { primaryKey } from '#lib/values/primaryKey.ts'
import { Card } from './Card.tsx'
import { wordFor } from './counted.ts'
import styles from './Dashboard.module.css'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'

/** One hospital of the programme, selected by the address, with links to everything about it. */
export function SingleHospital({ programme, hasOrders, declarations }: Dashboard & { programme: Programme }) {
  const { t } = useTranslation('dashboard')
  const getName = useNames()
  const viewer = useViewer()
  const [address, setAddress] = useSearchParams()
  const key = primaryKey(address.get('objectId') ?? '')
  const id = typeof key === 'number' ? key : undefined
  const type = contentTypeId(viewer, `${programme}.hospital`)
  const links = [
    [getName(`${programme}/hospitals.one`), `/${programme}/hospitals/${id}`],
    ...(hasOrders ? [[getName('patzu/orders'), `/patzu/orders?hospital_id=${id}`]] : []),
    ...(declarations ? [[getName(declarations.list), `/${declarations.list}?${declarations.hospitalKey}=${id}`]] : []),
    [getName('results/evaluations'), `/results/evaluations?content_type=${type}&object_id=${id}`],
  ] as const
  return (
    <Card title={t('hospital', wordFor(programme))}>
      <div className={styles.picker}>
        <RelationPicker
          target={{ endpoint: `${programme}/hospitals`, label: ['name', 'anqid'], join: true }}
          hideLabel
          label={t('hospital.choose', wordFor(programme))}
          ids={id === undefined ? [] : [id]}
          onIds={(ids) => setAddress(ids.length > 0 ? { objectId: ids.at(-1) ?? '' } : {}, { replace: true })}
        />
      </div>
      {id !== undefined && (
        <ul>
          {links.map(([label, to]) => (
            <li key={to}>
              <Link className={classNames(card.entry, card.way)} to={to ?? ''}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
