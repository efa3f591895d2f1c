import { useTranslation } from 'react-i18next'
import type { Finding, Report } from '#features/importer/reading/validateFile.ts'
import { Banner } from '#ui/feedback/Banner.tsx'

const maxShown = 5

/** The warnings about the values of a column, once per column. */
export function Remarked({ report: { remarked }, getLabel }: { report: Report; getLabel: (column: string) => string }) {
  const { t } = useTranslation('import')
  if (remarked.size === 0) return null
  const sentence = ({ column, values, others }: Finding) => {
    const message = [...values.values()][0]?.message
    if (!message || 'text' in message) return message?.text
    const named = [...values.keys()]
    return t(message.word, {
      ...message.values,
      column: getLabel(column),
      count: [...values.values()].reduce((sum, one) => sum + one.count, others),
      values: [...named.slice(0, maxShown), ...(named.length > maxShown ? ['…'] : [])].join(', '),
    })
  }
  return (
    <Banner kind="warning">
      <p>{t('remarked')}</p>
      {[...remarked].map(([key, finding]) => (
        <p key={key}>{sentence(finding)}</p>
      ))}
    </Banner>
  )
}
