import { useTranslation } from 'react-i18next'
import type { AttributeLine } from './attributeLines.ts'
import styles from './Attributes.module.css'
import type { Narrowing } from './searchLines.ts'
import { typeLabel } from '#features/measures/typeLabel.ts'
import { Dropdown } from '#ui/select/Dropdown.tsx'
import { TextField } from '#ui/fields/TextField.tsx'

type Props = { lines: readonly AttributeLine[]; narrowing: Narrowing; onNarrow: (narrowing: Narrowing) => void }

/** Filters the table of attributes by text, group, type and whether they are selected. */
export function AttributeFilters({ lines, narrowing, onNarrow }: Props) {
  const { t } = useTranslation('measures')
  const set = (change: Partial<Narrowing>) => onNarrow({ ...narrowing, ...change })
  const groups = [...new Set(lines.map(({ group }) => group))]
    .filter(Boolean)
    .map((group) => ({ value: group, label: group }))
  const types = [...new Set(lines.map(({ type }) => type))]
    .filter(Boolean)
    .map((type) => ({ value: type, label: typeLabel(type, t) }))
  const states = (
    ['chosen', 'free', ...(lines.some(({ isMissing }) => isMissing) ? (['gone'] as const) : [])] as const
  ).map((value) => ({ value, label: t(`attributes.only-${value}`) }))
  const getState = (text: string | null) => states.find(({ value }) => value === text)?.value ?? ''
  return (
    <search className={styles.filters}>
      <TextField
        label={t('attributes.search')}
        type="search"
        clearable
        value={narrowing.search}
        onChange={(search) => set({ search })}
      />
      {groups.length > 1 && (
        <Dropdown
          label={t('attributes.group')}
          options={groups}
          clearable
          value={narrowing.group || null}
          onChange={(group) => set({ group: group ?? '' })}
          placeholder={t('attributes.all')}
        />
      )}
      {types.length > 1 && (
        <Dropdown
          label={t('attributes.type')}
          options={types}
          clearable
          value={narrowing.type || null}
          onChange={(type) => set({ type: type ?? '' })}
          placeholder={t('attributes.all')}
        />
      )}
      <Dropdown
        label={t('attributes.choice')}
        options={states}
        clearable
        value={narrowing.chosen || null}
        onChange={(chosen) => set({ chosen: getState(chosen) })}
        placeholder={t('attributes.all')}
      />
    </search>
  )
}
