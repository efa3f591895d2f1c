import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { listQuery } from '#api/rows/queries.ts'
import { contentTypeId } from '#api/session/viewer.ts'
import { translation } from '#engine/fields/translated.tsx'
import { useNames } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { fullName, toStoredFile } from '#features/files/storedFile.ts'
import type { Programme } from '#lib/areas.ts'
import { showMoment } from '#lib/dates/dates.ts'
import { getSharedEnd, withoutEnd, withoutStart } from '#lib/text/sharedParts.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { Card } from './Card.tsx'
import styles from './Dashboard.module.css'
import { useCanList } from './useCanList.ts'
import card from '#ui/card.module.css'

/** The time by which a list is ordered. */
const times = { 'results/evaluations': 'modified', 'filemanager/files': 'created' } as const
type List = keyof typeof times

/** The latest evaluations or files of a programme's hospitals with their day; nothing without any. */
export function Newest({ programme, list }: { programme: Programme; list: List }) {
  const canRead = useCanList(list)
  const type = contentTypeId(useViewer(), `${programme}.hospital`)
  // Without its type the server would return everything.
  return type !== undefined && canRead ? <NewestOf content_type={type} list={list} /> : null
}

function NewestOf({ content_type, list }: { content_type: number; list: List }) {
  const { t } = useTranslation('dashboard')
  const getName = useNames()
  const viewer = useViewer()
  const language = useLanguage()
  const time = times[list]
  const answer = useQuery(listQuery(viewer.id, list, { content_type, ordering: `-${time}`, size: 5 }))
  if (answer.data?.rows.length === 0) return null
  const lines = (answer.data?.rows ?? []).map((row) => {
    const file = list === 'filemanager/files' ? toStoredFile(row) : undefined
    return { row, owner: file?.owner, name: file ? fullName(file) : translation(row, 'name', '', language).text }
  })
  const shared = getSharedEnd(list === 'results/evaluations' ? lines.map(({ name }) => name) : [])
  return (
    <Card
      title={getName(list)}
      of={shared && <bdi translate="no">{withoutStart(shared, ', ')}</bdi>}
      isWaiting={answer.isPending}
      error={answer.error}
      onRetry={() => void answer.refetch()}
      aside={<Link to={`/${list}?content_type=${content_type}`}>{t('all')}</Link>}
    >
      <ul>
        {lines.map(({ row, name, owner }) => (
          <li key={row.id}>
            <Link className={classNames(card.entry, card.way, styles.change)} to={`/${list}/${row.id}`}>
              <span className={styles.lines}>
                <bdi translate="no">{withoutEnd(name, shared)}</bdi>
                {owner && (
                  <small className={card.about}>
                    <bdi translate="no">{owner}</bdi>
                  </small>
                )}
              </span>
              <small className={card.about}>{showMoment(row[time])}</small>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
