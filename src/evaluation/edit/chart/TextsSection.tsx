import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormTextField } from '#engine/form/FormTextField.tsx'
import { getLocalizedKey, type Language, languages } from '#lib/languages.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import type { ChartDraft } from '#evaluation/edit/chart/draft/chartDraft.ts'
import { NotesSection, type NotesProps } from './NotesSection.tsx'
import { Tabs } from '#ui/navigation/Tabs.tsx'
import { useFromChart } from './useFromChart.ts'
import { getUses } from '#evaluation/edit/chart/draft/uses.ts'

/** Title and subtitle, one language at a time, and the notes on the time axis. */
export function TextsSection(notes: NotesProps) {
  const { t } = useTranslation(['editor', 'portal'])
  const language = useLanguage()
  const hasTime = useFromChart((chart) => getUses(chart.type).notes)
  const [shown, setShown] = useState<Language>(language)
  return (
    <>
      <Tabs
        label={t('portal:language.title')}
        shown={shown}
        tabs={languages.map((id) => ({ id, label: t(`portal:language.${id}`) }))}
        onShow={setShown}
      >
        <ChartText
          hint={t(shown === 'de' ? 'title.hint' : 'title.hint-other')}
          label={t('chart-title')}
          language={shown}
          of="title"
        />
        <ChartText label={t('subtitle')} language={shown} of="subtitle" />
      </Tabs>
      {hasTime && <NotesSection {...notes} />}
    </>
  )
}

type Props = { of: 'title' | 'subtitle'; language: Language; label: string; hint?: string }

/** A text in a language; the German one is its placeholder. */
function ChartText({ of, language, ...props }: Props) {
  const german = useWatch<ChartDraft, Props['of']>({ name: of })
  const name = getLocalizedKey(of, language)
  return (
    <FormTextField
      {...props}
      key={name}
      lang={language}
      maxLength={250}
      name={name}
      placeholder={language === 'de' ? undefined : german || undefined}
    />
  )
}
