import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldIn, type Language, languages } from '#lib/languages.ts'
import { TextField } from '#ui/TextField.tsx'
import { useLanguage } from '#ui/i18n.ts'
import type { SectionProps } from './chartForm.ts'
import { Tabs } from '#ui/Tabs.tsx'

/** Title and subtitle, a language at a time. */
export function TextsSection({ chart, onChange }: Pick<SectionProps, 'chart' | 'onChange'>) {
  const { t } = useTranslation(['editor', 'portal'])
  const language = useLanguage()
  const [shown, setShown] = useState<Language>(language)
  const title = fieldIn('title', shown)
  const subtitle = fieldIn('subtitle', shown)
  const fallback = (text: string) => (shown === 'de' ? undefined : text || undefined)
  return (
    <div>
      <Tabs label={t('portal:language.title')} shown={shown} tabs={languages.map((id) => ({ id, label: t(`portal:language.${id}`) }))} onShow={setShown}>
        <TextField key={title} hint={t(shown === 'de' ? 'title.hint' : 'title.hint-other')} label={t('chart-title')} lang={shown} maxLength={250} placeholder={fallback(chart.title)} value={chart[title]} onChange={(text) => onChange({ [title]: text })} />
        <TextField key={subtitle} label={t('subtitle')} lang={shown} maxLength={250} placeholder={fallback(chart.subtitle)} value={chart[subtitle]} onChange={(text) => onChange({ [subtitle]: text })} />
      </Tabs>
    </div>
  )
}
