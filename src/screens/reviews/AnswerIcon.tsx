import type { LucideIcon } from 'lucide-react'
import CircleCheck from 'lucide-react/icons/circle-check'
import Hourglass from 'lucide-react/icons/hourglass'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { useTranslation } from 'react-i18next'
import styles from './ReviewMatrix.module.css'
import { classNames } from '#ui/layout/classNames.ts'

type Look = { word: 'short.open' | 'short.accepted' | 'short.confirmed'; icon: LucideIcon; color: string | undefined }

/** The answers of people who are in a team, by the state of their request. */
const looks = new Map<number, Look>([
  [4, { word: 'short.confirmed', icon: CircleCheck, color: styles['confirmed'] }],
  [2, { word: 'short.accepted', icon: ThumbsUp, color: styles['accepted'] }],
  [1, { word: 'short.open', icon: Hourglass, color: styles['open'] }],
])

/** What somebody has answered: a sign of its own shape and colour, which the legend explains. */
export function AnswerIcon({ state }: { state: number }) {
  const { t } = useTranslation('reviews')
  const look = looks.get(state)
  return look ? <Sign {...look} name={t(look.word)} /> : null
}

/** What the signs of the answers mean. */
export function AnswerLegend() {
  const { t } = useTranslation('reviews')
  return (
    <span className={styles.legend}>
      {[...looks.values()].map((look) => (
        <span key={look.word} className={styles.person}>
          <Sign {...look} />
          {t(look.word)}
        </span>
      ))}
    </span>
  )
}

/** One sign, with its name where no word is beside it. */
function Sign({ icon: Icon, color, name }: Look & { name?: string }) {
  return (
    <span className={classNames(styles.answer, color)} {...(name && { role: 'img', 'aria-label': name, title: name })}>
      <Icon aria-hidden="true" size={14} />
    </span>
  )
}
