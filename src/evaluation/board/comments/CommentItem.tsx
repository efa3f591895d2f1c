import Check from 'lucide-react/icons/check'
import Tag from 'lucide-react/icons/tag'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comment } from '#evaluation/model/comments.ts'
import { getText } from '#evaluation/model/words.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Badge } from '#ui/feedback/Badge.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { confirm } from '#ui/confirm/confirm.ts'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import styles from './Comments.module.css'
import { fingerprint } from './fingerprint.ts'
import { MarkedText } from '#evaluation/board/comments/marks/MarkedText.tsx'
import { findMarks } from '#evaluation/board/comments/marks/marks.ts'
import { isReleased, type OwnComments } from './ownComments.ts'
import type { CommentsChange } from './storedComments.ts'
import { periodText } from './periodText.ts'

/** A longer text is folded. */
const maxLetters = 600

type Props = {
  comment: Comment
  own: OwnComments
  /** Whether the chart lists the answers to several questions. */
  hasQuestion: boolean
  /** Whether the reader's themes and releases are there. */
  isRead: boolean
  onChange: (change: CommentsChange) => void
  onThemes: () => void
}

/** One text with its month and its ward, what is marked in it, its themes, and its release. */
export function CommentItem({ comment, own, hasQuestion, isRead, onChange, onThemes }: Props) {
  const { t } = useTranslation('written')
  const language = useLanguage()
  const [isWhole, setWhole] = useState(false)
  const { id, text, period, place, question } = comment
  const isLong = text.length > maxLetters
  const isOut = isReleased(own, comment)
  const release = async () => {
    if (isOut) return onChange({ kind: 'release', text: id, fingerprint: null })
    const isSure =
      findMarks(text).length === 0 ||
      (await confirm({
        kind: 'warning',
        title: t('release.title'),
        text: t('release.text'),
        note: (
          <p className={styles.text} dir="auto">
            <MarkedText text={text} />
          </p>
        ),
        confirmLabel: t('release.anyway'),
      }))
    if (isSure) onChange({ kind: 'release', text: id, fingerprint: fingerprint(text) })
  }
  const themes = own.themes.map(({ id: theme, name, texts }) => ({ theme, name, isOn: texts.includes(id) }))
  return (
    <li className={styles.item}>
      <div className={styles.about}>
        {period && <span key={period.from + period.to}>{periodText(period, language)}</span>}
        {place && (
          <bdi key={place.value} translate="no">
            {getText(place.label, language)}
          </bdi>
        )}
        {hasQuestion && <bdi translate="no">{getText(question, language)}</bdi>}
        {isOut && <Badge kind="good">{t('released')}</Badge>}
        {themes.map(
          ({ theme, name, isOn }) =>
            isOn && (
              <span key={theme} translate="no">
                <Badge>{name}</Badge>
              </span>
            ),
        )}
      </div>
      {/* An element of its own each, as a page that the browser translated must not mix them. */}
      {isLong && !isWhole ? (
        <p className={styles.text} dir="auto" key="part">
          <MarkedText text={`${text.slice(0, maxLetters).replace(/\p{Surrogate}$/u, '')} …`} />
        </p>
      ) : (
        <p className={styles.text} dir="auto" key="whole">
          <MarkedText text={text} />
        </p>
      )}
      <div className={styles.actions}>
        {isLong && (
          <Button kind="plain" onClick={() => setWhole(!isWhole)}>
            <span key={String(isWhole)}>{t(isWhole ? 'part' : 'whole')}</span>
          </Button>
        )}
        {isRead && (
          <>
            <MenuButton
              align="start"
              icon={Tag}
              kind="plain"
              label={t('theme.menu')}
              items={[
                ...themes.map(({ theme, name, isOn }) => ({
                  key: theme,
                  label: t(isOn ? 'theme.take' : 'theme.put', { name }),
                  icon: isOn ? Check : undefined,
                  onSelect: () => onChange({ kind: 'assign', theme, text: id, isOn: !isOn }),
                })),
                { key: 'new', label: t('themes.edit'), onSelect: onThemes },
              ]}
            />
            {/* The text has the key, not the button: focus stays. */}
            <Button kind="plain" onClick={() => void release()}>
              <span key={String(isOut)}>{t(isOut ? 'release.back' : 'release')}</span>
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
