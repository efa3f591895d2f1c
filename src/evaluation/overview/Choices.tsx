import { useTranslation } from 'react-i18next'
import type { Institutions } from '#evaluation/board/useInstitutions.ts'
import { type Against, comparisons, type Overview } from '#evaluation/model/overview.ts'
import { Dropdown } from '#ui/select/Dropdown.tsx'
import { noPeriodText } from './headLines.ts'
import styles from './Overview.module.css'

/** One institution that is chosen anyway is no choice. */
export function hasChoice({ offered, chosen }: Institutions): boolean {
  return offered.some((name) => name !== chosen)
}

/** Selects one of the institutions. */
export function Choice({ kind, offered, chosen, preset, choose }: Institutions) {
  const { t } = useTranslation('evaluation')
  const all = kind === 'own' ? t('overview.institution.all') : undefined
  return (
    <div className={styles.choice}>
      <Dropdown
        clearable={chosen !== preset}
        hideLabel
        label={t('overview.institution')}
        options={offered.map((name) => ({ value: name, label: name }))}
        placeholder={all ?? t('overview.institution.choose')}
        value={chosen}
        onChange={choose}
      />
    </div>
  )
}

/** Selects the comparison of the institutions; if they have no previous period it gives the reason. */
export function ComparedWith({ institutions, overview }: { institutions: Institutions; overview: Overview | null }) {
  const { t } = useTranslation('evaluation')
  const { against, others, hasEveryone, hasMany, compareWith } = institutions
  const missing = overview?.complete && against !== 'before' ? noPeriodText(overview, t) : ''
  const labels: Record<Against, string> = {
    benchmark: t('overview.against.benchmark'),
    everyone: t('overview.against.everyone'),
    others: t('overview.against.others', { count: others.length }),
    median: t('overview.against.median'),
    best_tenth: t('overview.against.best_tenth'),
    before: t('overview.against.before'),
  }
  const isOffered: Record<Against, boolean> = {
    benchmark: true,
    everyone: hasEveryone,
    others: others.length > 0,
    median: hasMany || against === 'median',
    best_tenth: hasMany || against === 'best_tenth',
    before: missing === '',
  }
  return (
    <div className={styles.choice}>
      <Dropdown
        hideLabel
        hint={missing === '' ? undefined : missing}
        label={t('overview.against')}
        options={comparisons.filter((one) => isOffered[one]).map((value) => ({ value, label: labels[value] }))}
        value={against}
        onChange={(value) => compareWith(comparisons.find((one) => one === value) ?? 'benchmark')}
      />
    </div>
  )
}
