import MailPlus from 'lucide-react/icons/mail-plus'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CollectionsContext } from '#engine/collections.ts'
import { useLabels } from '#engine/labels.ts'
import { MailToPeople } from '#features/mail/newJob/MailToPeople.tsx'
import type { Programme } from '#lib/areas.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { getIds } from '#lib/values/getIds.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Card } from '#screens/dashboards/Card.tsx'
import styles from '#screens/dashboards/Dashboard.module.css'
import { NotResponsible } from './NotResponsible.tsx'
import { OneBar } from './OneBar.tsx'
import { type Count, useCounts } from './useCounts.ts'

const shownPeople = 5
/** More are written to from their list. */
const maxWritten = 100
const kinds = ['pending', 'bad', 'waiting'] as const
const words = { true: 'yes', false: 'no', none: 'none' } as const

/**
 * How many people have confirmed that they are responsible for their hospital: those who have not are named
 * and can be written to.
 */
export function Responsibles({ programme }: { programme: Programme }) {
  const { t } = useTranslation('dashboard')
  const list = `${programme}/responsibles`
  const labels = useLabels({ path: list })
  const people = use(CollectionsContext).get(`${programme}/users`)
  const [writing, setWriting] = useState<readonly number[]>()
  const answers = (['true', 'false', 'none'] as const).map((answer) => `${list}?is_responsible=${answer}`)
  const { counts, ...state } = useCounts(answers, maxWritten)
  const [confirmed, declined, unanswered] = answers.map((address) => counts.find((one) => one.address === address))
  const total = counts.reduce((sum, { count }) => sum + (count ?? 0), 0)
  const isKnown = counts.length > 0 && counts.every(({ count }) => count !== undefined)
  if (isKnown && total === 0) return null
  const groups = [
    ['responsibles.write', getReceivers(unanswered)],
    ['responsibles.write-no', getReceivers(declined)],
  ] as const
  const missing = counts.slice(1).map((one) => ({ ...one, rows: one.rows.slice(0, shownPeople) }))
  return (
    <Card
      title={isKnown ? t('responsibles', { count: confirmed?.count ?? 0, of: total }) : t('responsibles.title')}
      {...state}
    >
      <OneBar
        bars={counts.map(({ address, count }, index) => ({
          to: `/${address}`,
          label: labels.option('is_responsible', Object.values(words)[index] ?? 'none'),
          kind: kinds[index] ?? 'waiting',
          count,
        }))}
      />
      <NotResponsible counts={missing} />
      {people && (
        <div className={styles.writing}>
          {groups.map(
            ([word, ids]) =>
              ids.length > 0 && (
                <Button key={word} icon={MailPlus} onClick={() => setWriting(ids)}>
                  {t(word, { count: ids.length })}
                </Button>
              ),
          )}
        </div>
      )}
      {writing && people && <MailToPeople collection={people} ids={writing} onClose={() => setWriting(undefined)} />}
    </Card>
  )
}

/** The people with one answer; none where there are more than were read. */
function getReceivers(answer: Count | undefined): number[] {
  if (answer?.rows.length !== answer?.count) return []
  return [...new Set(answer?.rows.flatMap((row) => getIds(getAtPath(row, 'user')).map(Number)))]
}
