import { useTranslation } from 'react-i18next'
import { getAnswers, type Attribute } from './attributeColumns.ts'
import styles from '#features/importer/Import.module.css'
import { columnsFor } from './useMapping.ts'
import { codeOfColumn } from '#features/importer/reading/codeOfColumn.ts'
import type { Mapping as Chosen } from '#features/importer/reading/header.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Dropdown } from '#ui/select/Dropdown.tsx'
import { MultiDropdown } from '#ui/select/MultiDropdown.tsx'

type Props = {
  attributes: readonly Attribute[]
  names: readonly string[]
  mapping: Chosen
  disabled: boolean
  onMapping: (mapping: Chosen) => void
  text: string
  /** Whether labels are followed by the keys of their attributes. */
  hasKeys?: boolean
  /** Whether a column may be declared missing in the file. */
  isOptional: (attribute: Attribute) => boolean
}

/** The column of the file for each attribute; matched by name, and changed here. */
export function Mapping({ attributes, names, mapping, disabled, onMapping, text, hasKeys = true, isOptional }: Props) {
  const { t } = useTranslation('import')
  const options = [...new Set(names)].filter(Boolean).map((name) => ({ value: name, label: name }))
  const all = attributes.map((attribute) => ({ attribute, chosen: columnsFor(attribute.key, mapping, names) }))
  const used = all.flatMap(({ chosen }) => chosen ?? []).filter(Boolean)
  const isTwice = (name: string) => used.indexOf(name) !== used.lastIndexOf(name)
  const missing = all.filter(({ attribute, chosen }) => chosen === undefined && isOptional(attribute))
  const set = (key: string, chosen: string | string[]) => onMapping({ ...mapping, [key]: chosen })
  return (
    <section className={styles.part} aria-label={t('mapping')}>
      <h2>{t('mapping')}</h2>
      <p className={styles.muted}>{text}</p>
      <div className={styles.mapping}>
        {all.map(({ attribute, chosen }) => {
          const { key, label, column } = attribute
          const answers = getAnswers(column)
          const list = [chosen ?? []].flat().filter(Boolean)
          const uncoded = list.length > 1 && list.find((name, at) => !hasCode(name, at, list, answers))
          const error = getError(chosen, list, uncoded || undefined)
          const shared = { label: label === key || !hasKeys ? label : `${label} (${key})`, disabled, error }
          return answers.length > 0 ? (
            <MultiDropdown
              key={key}
              {...shared}
              options={options}
              value={list}
              placeholder={chosen === '' ? t('mapping.none') : undefined}
              onChange={(selected) => {
                const [only = ''] = selected
                set(key, selected.length > 1 || /[\])]$/.test(only) ? selected : only)
              }}
            />
          ) : (
            <Dropdown
              key={key}
              {...shared}
              options={isOptional(attribute) ? [{ value: '', label: t('mapping.none') }, ...options] : options}
              value={list[0] ?? (chosen === '' ? '' : null)}
              onChange={(selected) => selected !== null && set(key, selected)}
            />
          )
        })}
      </div>
      {missing.length > 0 && (
        <div className={styles.actions}>
          <Button
            disabled={disabled}
            onClick={() =>
              onMapping({ ...mapping, ...Object.fromEntries(missing.map(({ attribute: { key } }) => [key, ''])) })
            }
          >
            {t('mapping.rest')}
          </Button>
        </div>
      )}
    </section>
  )

  function getError(chosen: Chosen[string] | undefined, list: readonly string[], uncoded: string | undefined) {
    if (chosen === undefined) return t('mapping.missing')
    if (list.some(isTwice)) return t('mapping.twice')
    return uncoded === undefined ? undefined : t('mapping.code', { name: uncoded })
  }
}

function hasCode(name: string, at: number, list: readonly string[], answers: readonly (number | string)[]): boolean {
  return codeOfColumn(name, at, list.length, answers) !== undefined
}
