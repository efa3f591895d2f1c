import { useTranslation } from 'react-i18next'
import { Banner } from '#ui/feedback/Banner.tsx'
import styles from './Editor.module.css'
import type { Refusal } from '#evaluation/edit/save/useSaving.ts'

/** The reasons why the server rejected the charts, chart by chart; the draft is unchanged. */
export function Refusals({ refusals, getTitle }: { refusals: readonly Refusal[]; getTitle: (key: string) => string }) {
  const { t } = useTranslation('editor')
  if (refusals.length === 0) return null
  return (
    <div className={styles.refusals}>
      <Banner kind="error">
        <strong>{t('refused')}</strong>
        <ul>
          {refusals.map(({ key, message }) => (
            <li key={`${key} ${message}`}>
              <bdi>{key === null ? message : `«${getTitle(key)}»: ${message}`}</bdi>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
