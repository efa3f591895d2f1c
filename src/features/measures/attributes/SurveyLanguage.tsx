import { useTranslation } from 'react-i18next'
import styles from '#features/measures/attributes/Attributes.module.css'
import type { Language } from '#lib/languages.ts'

type Props = { languages: Language[]; language: Language; onLanguage: (language: Language) => void }

/** In which of its languages a survey is read. */
export function SurveyLanguage({ languages, language, onLanguage }: Props) {
  const { t } = useTranslation(['measures', 'portal'])
  return (
    <fieldset className={styles.languages}>
      <legend>{t('attributes.language')}</legend>
      {languages.map((one) => (
        <label key={one} className={styles.language}>
          <input type="radio" name="survey-language" checked={one === language} onChange={() => onLanguage(one)} />
          {t(`portal:language.${one}`)}
        </label>
      ))}
    </fieldset>
  )
}
