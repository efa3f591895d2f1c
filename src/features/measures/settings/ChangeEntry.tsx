import { useTranslation } from 'react-i18next'
import styles from './Settings.module.css'
import type { Change } from './settingsDiff.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { CheckBox } from '#ui/fields/CheckBox.tsx'

type Props = { change: Change; label: string; isTaken: boolean; onTake: (isTaken: boolean) => void }

const maxShown = 200

/** One setting that a file changes: the old value, the new one, and whether to apply it. */
export function ChangeEntry({ change: { removed, added, rest }, label, isTaken, onTake }: Props) {
  const { t } = useTranslation('measures')
  return (
    <section className={styles.change} aria-label={label}>
      <CheckBox label={label} checked={isTaken} onChange={onTake} />
      <div className={styles.sides}>
        <Side title={t('settings.old')} lines={removed} className={styles.removed} />
        <Side title={t('settings.new')} lines={added} className={styles.added} />
      </div>
      {rest > 0 && <p className={styles.note}>{t('settings.rest', { n: showNumber(rest) })}</p>}
    </section>
  )
}

function Side({ title, lines, className }: { title: string; lines: readonly string[]; className: string | undefined }) {
  const { t } = useTranslation('measures')
  const more = lines.length - maxShown
  return (
    <div className={className}>
      <h3>{title}</h3>
      {lines.length === 0 && <p className={styles.note}>{t('settings.empty')}</p>}
      <ul>
        {lines.slice(0, maxShown).map((line, index) => (
          <li key={index}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.note}>{t('settings.more', { count: more })}</p>}
    </div>
  )
}
