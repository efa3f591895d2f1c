import { useTranslation } from 'react-i18next'
import { changeGroups } from '#evaluation/overview/findings.ts'
import type { FoundOverview } from '#evaluation/overview/headLines.ts'
import { changeVerdict, getName } from '#evaluation/overview/topicWords.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { outcomeColor } from './outcomeColor.ts'
import styles from './LastChange.module.css'

/**
 * The topic that has changed most in the last months, those for the worse first, and how many others have; or why none
 * is shown. One line: a long name is shortened, the verdict is not. Nothing where months were not compared.
 */
export function LastChange({ found }: { found: FoundOverview }) {
  const { t } = useTranslation('evaluation')
  const { t: tCharts } = useTranslation('charts')
  const language = useLanguage()
  const { overview } = found
  const [changed, ...others] = changeGroups(overview).flatMap(({ changes }) => changes)
  const months = (
    <span>
      {t('list.months')}
      {labelSeparator()}
    </span>
  )
  if (!changed)
    return overview.periods && overview.answers && overview.complete ? (
      <span className={styles.change} title={t('list.before')}>
        {months}
        <span>{t(overview.changes === 0 ? 'list.few' : 'list.none')}</span>
      </span>
    ) : null
  const name = getName(changed, language, found.filterText)
  const { words, isGood } = changeVerdict(changed, changed.change.now, t, tCharts)
  return (
    <span className={styles.change} title={t('list.before')}>
      {months}
      <bdi className={styles.name} translate="no" title={name}>
        {name}
      </bdi>
      <span style={{ color: outcomeColor(isGood) }}>{words}</span>
      {others.length > 0 && <span>{t('list.rest', { count: others.length })}</span>}
    </span>
  )
}
