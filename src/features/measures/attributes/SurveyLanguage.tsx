import styles from '#features/measures/attributes/Attributes.module.css'
import type { Language } from '#lib/languages.ts'
import { useFileWords, useWords } from '#ui/words.ts'

type Props = { languages: Language[]; language: Language; onLanguage: (language: Language) => void }

/** In which of its languages a survey is read. */
export function SurveyLanguage({ languages, language, onLanguage }: Props) {
  const t = useWords()
  const { say } = useFileWords('measures')
  return (
    <fieldset className={styles.languages}>
      <legend>{say('attributes.language')}</legend>
      {languages.map((one) => (
        <label key={one} className={styles.language}>
          <input type="radio" name="survey-language" checked={one === language} onChange={() => onLanguage(one)} />
          {t(`language.${one}`)}
        </label>
      ))}
    </fieldset>
  )
}
