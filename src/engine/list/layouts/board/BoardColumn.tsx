import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LayoutProps } from '#engine/list/layouts.ts'
import { BoardCard } from './BoardCard.tsx'
import styles from './Board.module.css'
import { showNumber } from '#lib/text/numbers.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Badge, type BadgeKind } from '#ui/feedback/Badge.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { useIsPhone } from '#ui/layout/useIsPhone.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

type Props = LayoutProps<'board'> & {
  title: string
  badge: BadgeKind
  /** The list has more rows than those of the board. */
  isPartial: boolean
}

/** On a phone the columns are below each other: a long one hides the next. */
const shownOnPhones = 5

/** A column of a board with the number of its cards; an empty one is narrow. */
export function BoardColumn({ title, badge, isPartial, ...props }: Props) {
  const { t } = useTranslation('layouts')
  const { rows } = props
  const id = useId()
  const isPhone = useIsPhone()
  const [isWhole, setWhole] = useState(false)
  const shown = isPhone && !isWhole ? rows.slice(0, shownOnPhones) : rows
  const number = showNumber(rows.length)
  return (
    <section className={classNames(styles.column, rows.length === 0 && styles.empty)} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        <Badge kind={rows.length > 0 ? badge : 'neutral'}>{title}</Badge>
        {isPartial ? (
          <span className={styles.count}>
            <span aria-hidden="true">{`${number}+`}</span>
            <VisuallyHidden>{t('board.at-least', { number })}</VisuallyHidden>
          </span>
        ) : (
          <span className={styles.count}>{number}</span>
        )}
      </h2>
      {rows.length > 0 && (
        <ul className={styles.cards} aria-labelledby={id}>
          {shown.map((row) => (
            <BoardCard key={row.id} {...props} row={row} />
          ))}
        </ul>
      )}
      {shown.length < rows.length && (
        <Button kind="plain" onClick={() => setWhole(true)}>
          {t('board.more', { count: rows.length - shown.length })}
        </Button>
      )}
    </section>
  )
}
