import { useTranslation } from 'react-i18next'
import { type Language, languages } from '#lib/languages.ts'
import css from './LanguageSwitch.module.css'

type Props = { language: Language; onLanguage: (language: Language) => void }

const names = { de: 'Deutsch', fr: 'Français', it: 'Italiano' }

export function LanguageSwitch({ language, onLanguage }: Props) {
  const { t } = useTranslation()
  return (
    <fieldset aria-label={t('language.title')} className={css['switch']}>
      {languages.map((code) => (
        <button aria-label={names[code]} aria-pressed={code === language} className={css['language']} key={code} lang={code} title={names[code]} type="button" onClick={() => onLanguage(code)}>
          {code.toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}
