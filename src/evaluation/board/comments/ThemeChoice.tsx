import { useTranslation } from 'react-i18next'
import type { CommentsPage } from '#evaluation/model/comments.ts'
import styles from './Comments.module.css'
import type { OwnComments } from './ownComments.ts'
import type { View } from './useComments.ts'

type Props = { own: OwnComments; page: CommentsPage; shown: View['shown']; onShow: (shown: View['shown']) => void }

/** The themes with their numbers of texts; one at a time narrows the list. */
export function ThemeChoice({ own, page, shown, onShow }: Props) {
  const { t } = useTranslation('written')
  const counts = new Map(page.themes.map(({ id, count }) => [id, count]))
  const fixed: { key: 'all' | 'without' | 'released'; label: string }[] = [
    { key: 'all', label: t('theme.all') },
    ...(own.themes.length > 0 ? [{ key: 'without' as const, label: t('theme.without') }] : []),
    ...(own.released.size > 0 ? [{ key: 'released' as const, label: t('released') }] : []),
  ]
  return (
    <>
      <ul aria-label={t('themes')} className={styles.themes}>
        {fixed.map(({ key, label }) => (
          <li key={key}>
            <Choice isOn={shown === key} label={label} onClick={() => onShow(key)} />
          </li>
        ))}
        {own.themes.map(({ id, name }) => {
          const isOn = typeof shown === 'object' && shown.theme === id
          const label = t('theme.count', { name, count: counts.get(id) ?? 0, all: page.written })
          return (
            <li key={id} translate="no">
              <Choice isOn={isOn} label={label} onClick={() => onShow(isOn ? 'all' : { theme: id })} />
            </li>
          )
        })}
      </ul>
      {own.themes.length === 0 && <p className={styles.note}>{t('themes.none')}</p>}
    </>
  )
}

function Choice({ isOn, label, onClick }: { isOn: boolean; label: string; onClick: () => void }) {
  return (
    <button aria-pressed={isOn} className={styles.theme} key={label} type="button" onClick={onClick}>
      <bdi>{label}</bdi>
    </button>
  )
}
