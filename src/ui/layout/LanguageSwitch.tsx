import { useTranslation } from 'react-i18next'
import { aboutLanguage, type Language, languages } from '#lib/languages.ts'
import styles from './LanguageSwitch.module.css'

type Props = { language: Language; onLanguage: (language: Language) => void }

export function LanguageSwitch({ language, onLanguage }: Props) {
  const { t } = useTranslation()
  return (
    <fieldset aria-label={t('language.title')} className={styles.switch}>
      {languages.map((code) => (
        <button
          aria-label={aboutLanguage(code).name}
          aria-pressed={code === language}
          className={styles.language}
          key={code}
          lang={code}
          title={aboutLanguage(code).name}
          type="button"
          onClick={() => onLanguage(code)}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}
