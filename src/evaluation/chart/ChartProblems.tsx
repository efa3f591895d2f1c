import { useTranslation } from 'react-i18next'
import type { Problem, Series } from '#evaluation/model/series.ts'
import { reportById } from '#lib/report.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { CopyDetails } from '#ui/errors/CopyDetails.tsx'
import styles from './ChartProblems.module.css'

/**
 * The problems of a chart, a sentence each, and what to do; those who may not change it (`canMend`) read whom to
 * contact.
 */
export function ChartProblems({ problems, canMend }: Pick<Series, 'problems'> & { canMend: boolean }) {
  const { t } = useTranslation('charts')
  const isOurs = ({ code }: Problem) => code === 'portalFailed'
  const failure = reportById(problems.find(isOurs)?.about ?? '')
  return (
    <Banner action={failure && <CopyDetails report={failure} />} kind="warning">
      <strong>{t('problems')}</strong>
      <ul className={styles.list}>
        {problems.map(({ code, about }) => (
          <li key={`${code} ${about}`}>
            {t(`problem.${code}`, { about })} {(canMend || code === 'portalFailed') && t(`advice.${code}`)}
          </li>
        ))}
      </ul>
      {!canMend && !problems.every(isOurs) && <p>{t('advice.ask')}</p>}
    </Banner>
  )
}
