import type { Title } from '#api/signUp.ts'
import { FormDropdown } from '#engine/form/FormDropdown.tsx'
import { FormTextField } from '#engine/form/FormTextField.tsx'
import { translation } from '#engine/shown.ts'
import { isLanguage, type Language } from '#lib/languages.ts'
import { Dropdown } from '#ui/Dropdown.tsx'
import { useFileWords, useLanguage } from '#ui/words.ts'
import css from './SignUp.module.css'

const salutations = ['male', 'female', 'non-binary', 'institution'] as const
const ownNames = { de: 'Deutsch', fr: 'Français', it: 'Italiano' }

type Props = { titles: readonly Title[]; onLanguage: (language: Language) => void }

/** Who somebody is: salutation, title, names, and the language, which is the one on screen. */
export function Person({ titles, onLanguage }: Props) {
  const { say: words } = useFileWords('doors')
  const language = useLanguage((state) => state.language)
  return (
    <div className={css['pair']}>
      <FormDropdown
        clearable
        isNumber
        label={words('signup.salutation')}
        name="salutation"
        options={salutations.map((name, index) => ({ value: String(index + 1), label: words(`signup.salutation-${name}`) }))}
      />
      {titles.length > 0 && (
        <FormDropdown clearable isNumber label={words('signup.title-field')} name="title" options={titles.map((row) => ({ value: String(row.id), label: translation(row, 'title', '_de', language).text }))} />
      )}
      <FormTextField autoComplete="given-name" label={words('signup.first-name')} maxLength={150} name="first_name" required />
      <FormTextField autoComplete="family-name" label={words('signup.last-name')} maxLength={150} name="last_name" required />
      <Dropdown
        label={words('signup.language')}
        name="language"
        options={Object.entries(ownNames).map(([value, label]) => ({ value, label }))}
        value={language}
        onChange={(value) => isLanguage(value) && onLanguage(value)}
      />
    </div>
  )
}
