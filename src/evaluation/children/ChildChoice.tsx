import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { normalizeForSearch } from '#lib/text/normalizeForSearch.ts'
import { CheckBox } from '#ui/fields/CheckBox.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { ChildName } from './ChildName.tsx'
import styles from './Children.module.css'
import { ChoiceRow } from './ChoiceRow.tsx'
import type { Child } from './useChildren.ts'

type Props = { family: Child[]; chosen: ReadonlySet<number>; onChosen: (chosen: ReadonlySet<number>) => void }

const searchFrom = 8
const maxShown = 50

/** Selects all children, or those that are ticked; a search narrows the list, never the selection. */
export function ChildChoice({ family, chosen, onChosen }: Props) {
  const { t } = useTranslation('children')
  const [typed, setTyped] = useState('')
  const wanted = normalizeForSearch(useDeferredValue(typed).trim())
  const found = family.filter(({ name }) => normalizeForSearch(name).includes(wanted))
  const isAll = chosen.size === family.length
  const toggle = (id: number, isOn: boolean) =>
    onChosen(new Set(isOn ? [...chosen, id] : [...chosen].filter((one) => one !== id)))
  return (
    <fieldset className={styles.group}>
      <legend>{t('to')}</legend>
      <CheckBox
        checked={isAll}
        indeterminate={chosen.size > 0 && !isAll}
        label={t('all', { n: family.length })}
        onChange={(isOn) => onChosen(new Set(isOn ? family.map(({ id }) => id) : []))}
      />
      {family.length >= searchFrom && (
        <TextField
          clearable
          hideLabel
          label={t('search')}
          placeholder={t('search')}
          type="search"
          value={typed}
          onChange={setTyped}
        />
      )}
      <ul className={styles.rows}>
        {found.slice(0, maxShown).map((child) => (
          <ChoiceRow key={child.id} checked={chosen.has(child.id)} onChange={(isOn) => toggle(child.id, isOn)}>
            <ChildName child={child} />
          </ChoiceRow>
        ))}
      </ul>
      {found.length > maxShown && <p className={styles.hint}>{t('more', { count: found.length - maxShown })}</p>}
      {found.length === 0 && <p className={styles.hint}>{t('nothing')}</p>}
      <p aria-live="polite" className={styles.hint}>
        {t('chosen', { count: chosen.size })}
      </p>
    </fieldset>
  )
}
