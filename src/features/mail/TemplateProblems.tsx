import { useTranslation } from 'react-i18next'
import { findTemplateProblems } from '#lib/text/templateProblems.ts'
import { Banner } from '#ui/feedback/Banner.tsx'

/** The problems with placeholders of a text, shown before it is saved. */
export function TemplateProblems({ text }: { text: string }) {
  const { t } = useTranslation('mail')
  const { unbalanced, unknown } = findTemplateProblems(text)
  if (unbalanced.length + unknown.length === 0) return null
  return (
    <Banner kind="warning">
      {unbalanced.length > 0 && <p>{t('braces-loose', { texts: unbalanced.join(' … ') })}</p>}
      {unknown.length > 0 && <p>{t('placeholder-unknown', { texts: unknown.join(', ') })}</p>}
    </Banner>
  )
}
