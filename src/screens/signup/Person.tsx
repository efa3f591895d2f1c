import { useTranslation } from 'react-i18next'
import type { Title } from '#api/signUp.ts'
import { translation } from '#engine/shown.ts'
import { aboutLanguage, isLanguage, languages, type Language } from '#lib/languages.ts'
import { Dropdown } from '#ui/Dropdown.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useLanguage } from '#ui/i18n.ts'
import css from './SignUp.module.css'
import type { Draft } from './newUser.ts'

const salutations = ['male', 'female', 'non-binary', 'institution'] as const

type Props = {
  draft: Draft
  titles: readonly Title[]
  errorOf: (field: keyof Draft) => string | undefined
  onChange: (changes: Partial<Draft>) => void
  onLanguage: (language: Language) => void
}

/** Who somebody is: salutation, title, names, and the language, which is the one on screen. */
export function Person({ draft, titles, errorOf, onChange, onLanguage }: Props) {
  const { t } = useTranslation('doors')
  const language = useLanguage()
  return (
    <div className={css['pair']}>
      <Dropdown
        clearable
        error={errorOf('salutation')}
        label={t('signup.salutation')}
        name="salutation"
        options={salutations.map((name, index) => ({ value: String(index + 1), label: t(`signup.salutation-${name}`) }))}
        value={textOf(draft.salutation)}
        onChange={(value) => onChange({ salutation: codeIn(value) })}
      />
      {titles.length > 0 && (
        <Dropdown
          clearable
          error={errorOf('title')}
          label={t('signup.title-field')}
          name="title"
          options={titles.map((row) => ({ value: String(row.id), label: translation(row, 'title', '_de', language).text }))}
          value={textOf(draft.title)}
          onChange={(value) => onChange({ title: codeIn(value) })}
        />
      )}
      <TextField
        autoComplete="given-name"
        error={errorOf('first_name')}
        label={t('signup.first-name')}
        maxLength={150}
        name="first_name"
        required
        value={draft.first_name}
        onChange={(first_name) => onChange({ first_name })}
      />
      <TextField
        autoComplete="family-name"
        error={errorOf('last_name')}
        label={t('signup.last-name')}
        maxLength={150}
        name="last_name"
        required
        value={draft.last_name}
        onChange={(last_name) => onChange({ last_name })}
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

function textOf(code: number | null): string | null {
  return code === null ? null : String(code)
}

function codeIn(text: string | null): number | null {
  return text === null ? null : Number(text)
}
