import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type RecordColumn, RecordTable } from '#engine/list/RecordTable.tsx'
import { useRecordLinks } from '#engine/records/recordLinks.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { toText } from '#lib/text/text.ts'
import { Badge, type BadgeKind } from '#ui/feedback/Badge.tsx'
import { CheckBox } from '#ui/fields/CheckBox.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { Pager } from '#ui/navigation/Pager.tsx'
import { getRateText } from './rateText.ts'
import type { ResponseState } from './responseRates.ts'
import styles from './Responses.module.css'
import type { StatedResponse } from './saveResponses.ts'

const size = 15
const badges: Record<ResponseState, BadgeKind | null> = {
  unknown: 'warn',
  undeclared: 'warn',
  more: 'bad',
  nothing: 'neutral',
  unanswered: 'bad',
  few: 'neutral',
  low: 'warn',
  normal: null,
}

type Props = {
  rows: readonly StatedResponse[]
  year: number
  selected: ReadonlySet<number>
  onSelect: (selected: ReadonlySet<number>) => void
}

/** Institutions with what they sent, what was answered and the rate of the two. */
export function ResponsesTable({ rows, year, selected, onSelect }: Props) {
  const { t } = useTranslation('responses')
  const language = useLanguage()
  const linkTo = useRecordLinks('patzu/hospitals')
  const [page, setPage] = useState(1)
  const getName = ({ id, hospital }: StatedResponse) => toText(hospital?.name) || `#${id}`
  const sorted = rows.toSorted((one, other) => getName(one).localeCompare(getName(other), language))
  const chosen = rows.filter(({ id }) => selected.has(id)).length
  const toggle = (ids: readonly number[], isOn: boolean) =>
    onSelect(new Set(isOn ? [...selected, ...ids] : [...selected].filter((id) => !ids.includes(id))))
  const columns: RecordColumn<StatedResponse>[] = [
    { key: 'hospital', label: t('column.hospital'), renderCell: (row) => <bdi translate="no">{getName(row)}</bdi> },
    {
      key: 'select',
      label: t('column.select'),
      renderCell: (row) => (
        <CheckBox
          hideLabel
          label={t('select', { name: getName(row) })}
          checked={selected.has(row.id)}
          onChange={(isOn) => toggle([row.id], isOn)}
        />
      ),
    },
    { key: 'sent', label: t('column.sent'), isNumber: true, renderCell: ({ sent }) => showCount(sent) },
    {
      key: 'answered',
      label: t('column.answered', { year }),
      isNumber: true,
      renderCell: ({ answered }) => showCount(answered),
    },
    {
      key: 'rate',
      label: t('column.rate'),
      isNumber: true,
      renderCell: (row) => <span translate="no">{getRateText(row) ?? '-'}</span>,
    },
    {
      key: 'state',
      label: t('column.state'),
      renderCell: ({ state, declarations }) => (
        <span className={styles.states}>
          {badges[state] && <Badge kind={badges[state]}>{t(`state.${state}`)}</Badge>}
          {declarations > 1 && <Badge>{t('several', { count: declarations })}</Badge>}
        </span>
      ),
    },
  ]
  return (
    <>
      <CheckBox
        label={t('select.all', { count: rows.length })}
        checked={rows.length > 0 && chosen === rows.length}
        indeterminate={chosen > 0 && chosen < rows.length}
        onChange={(isOn) =>
          toggle(
            rows.map(({ id }) => id),
            isOn,
          )
        }
      />
      <RecordTable
        label={t('title')}
        columns={columns}
        rows={sorted.slice((page - 1) * size, page * size)}
        getLink={({ hospital }) => (hospital ? linkTo(hospital) : undefined)}
      />
      <Pager page={page} size={size} count={sorted.length} onPage={setPage} of={t('title')} />
    </>
  )
}

function showCount(count: number | null) {
  return <span translate="no">{count === null ? '-' : showNumber(count)}</span>
}
