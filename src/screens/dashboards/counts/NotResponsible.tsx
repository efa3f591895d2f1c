import { Link } from 'react-router-dom'
import { useLabels } from '#engine/labels.ts'
import { answerWord } from '#features/people/answer.ts'
import { toText } from '#lib/text/text.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import styles from '#screens/dashboards/Dashboard.module.css'
import card from '#ui/card.module.css'
import { Badge } from '#ui/feedback/Badge.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import type { Count } from './useCounts.ts'

/** The people who are not responsible for their hospital or have not answered, a link to each. */
export function NotResponsible({ counts }: { counts: readonly Count[] }) {
  const labels = useLabels({ path: '' })
  const people = counts.flatMap(({ address, rows }) => {
    const [list] = address.split('?')
    return rows.flatMap((row) => {
      const word = answerWord(getAtPath(row, 'is_responsible'))
      return word === 'yes' ? [] : [{ row, word, to: `/${list}/${row.id}` }]
    })
  })
  if (people.length === 0) return null
  return (
    <ul>
      {people.map(({ row, word, to }) => {
        const email = toText(getAtPath(row, 'user_email'))
        const hospital = toText(getAtPath(row, 'hospital_name'))
        return (
          <li key={to}>
            <Link className={classNames(card.entry, card.way, styles.change)} to={to}>
              <span className={styles.lines}>
                <bdi translate="no">{hospital || email || `#${row.id}`}</bdi>
                {hospital && (
                  <small className={card.about}>
                    <bdi translate="no">{email}</bdi>
                  </small>
                )}
              </span>
              <Badge kind={word === 'no' ? 'bad' : 'warn'}>{labels.option('is_responsible', word)}</Badge>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
