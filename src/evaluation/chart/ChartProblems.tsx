import { useTranslation } from 'react-i18next'
import type { Series } from '#evaluation/model/series.ts'
import { Banner } from '#ui/Banner.tsx'
import css from './ChartProblems.module.css'

/** What is wrong with a chart, a sentence each, and what to do: who may not change it (`canMend`) is told whom to ask. */
export function ChartProblems({ problems, canMend }: Pick<Series, 'problems'> & { canMend: boolean }) {
  const { t } = useTranslation('charts')
  return (
    <Banner kind="warning">
      <strong>{t('problems')}</strong>
      <ul className={css['list']}>
        {problems.map(({ code, about }) => (
          <li key={`${code} ${about}`}>
            {t(`problem.${code}`, { about })} {canMend && t(`advice.${code}`)}
          </li>
        ))}
      </ul>
      {!canMend && <p>{t('advice.ask')}</p>}
    </Banner>
  )
}
