import { useTranslation } from 'react-i18next'
import type { Attribute } from './attributeColumns.ts'
import styles from './Import.module.css'
import type { Mapping as Chosen } from '#features/importer/reading/header.ts'
import { Dropdown } from '#ui/Dropdown.tsx'

type Props = {
  attributes: readonly Attribute[]
  names: readonly string[]
  mapping: Chosen
  disabled: boolean
  onMapping: (mapping: Chosen) => void
}

/** Which column of the file holds which attribute; found by name, and changed here. */
export function Mapping({ attributes, names, mapping, disabled, onMapping }: Props) {
  const { t } = useTranslation('import')
  const options = [...new Set(names)].filter(Boolean).map((name) => ({ value: name, label: name }))
  const timesUsed = (name: string) => Object.values(mapping).filter((one) => one === name).length
  const errorOf = (name: string | undefined) => {
    if (name === undefined) return t('mapping.missing')
    return timesUsed(name) > 1 ? t('mapping.twice') : undefined
  }
  return (
    <section className={styles.part} aria-label={t('mapping')}>
      <h2>{t('mapping')}</h2>
      <p className={styles.muted}>{t('mapping.text')}</p>
      <div className={styles.mapping}>
        {attributes.map(({ key, label }) => {
          const name = Object.hasOwn(mapping, key) ? mapping[key] : undefined
          return (
            <Dropdown
              key={key}
              label={label === key ? key : `${label} (${key})`}
              options={options}
              value={name ?? null}
              disabled={disabled}
              error={errorOf(name)}
              onChange={(chosen) => onMapping({ ...mapping, ...(chosen !== null && { [key]: chosen }) })}
            />
          )
        })}
      </div>
    </section>
  )
}
