import { useTranslation } from 'react-i18next'
import type { Title } from '#api/auth/signUp.ts'
import { FormDropdown } from '#engine/form/FormDropdown.tsx'
import { FormTextField } from '#engine/form/FormTextField.tsx'
import { translation } from '#engine/fields/translated.tsx'
import { aboutLanguage, isLanguage, languages, type Language } from '#lib/languages.ts'
import { Dropdown } from '#ui/select/Dropdown.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import styles from './SignUp.module.css'

const salutations = ['male', 'female', 'non-binary', 'institution'] as const

type Props = { titles: readonly Title[]; onLanguage: (language: Language) => void }

/** A person: salutation, title, names, and the language, which is the current one. */
export function Person({ titles, onLanguage }: Props) {
  const { t } = useTranslation('authPages')
  const language = useLanguage()
  return (
    <div className={styles.pair}>
      <FormDropdown
        clearable
        isNumber
        label={t('signup.salutation')}
        name="salutation"
        options={salutations.map((name, index) => ({
          value: String(index + 1),
          label: t(`signup.salutation-${name}`),
        }))}
      />
      {titles.length > 0 && (
        <FormDropdown
          clearable
          isNumber
          label={t('signup.title-field')}
          name="title"
          options={titles.map((row) => ({
            value: String(row.id),
            label: translation(row, 'title', '_de', language).text,
          }))}
        />
      )}
      <FormTextField
        autoComplete="given-name"
        label={t('signup.first-name')}
        maxLength={150}
        name="first_name"
        required
      />
      <FormTextField
        autoComplete="family-name"
        label={t('signup.last-name')}
        maxLength={150}
        name="last_name"
        required
      />
      <Dropdown
        label={t('signup.language')}
        name="language"
        options={languages.map((value) => ({ value, label: aboutLanguage(value).name }))}
        value={language}
        onChange={(value) => isLanguage(value) && onLanguage(value)}
      />
    </div>
  )
}
