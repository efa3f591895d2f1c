import { useTranslation } from 'react-i18next'
import type { RowFilter } from '#evaluation/model/chart.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { Dropdown } from '#ui/select/Dropdown.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { DayChoice } from './DayChoice.tsx'
import type { Filterable } from './filterable.ts'
import styles from './FilterBar.module.css'
import { getName } from './filterText.ts'
import { RangeChoice } from './RangeChoice.tsx'
import { useChoices } from './useChoices.ts'
import type { Filters } from './useFilters.ts'
import { ValueChoice } from './ValueChoice.tsx'

type Props = {
  data: Dataset
  offered: Filterable[]
  filters: RowFilter[]
  rows: string
  /** The attribute that is edited, '' before one is selected. */
  attribute: string
  frame?: 'dialog' | 'popover'
  /** Filters may exclude values, which an address cannot express. */
  canExclude?: boolean
  onAttribute: (attribute: string) => void
  onSet: Filters['set']
}

/** Selects an attribute and the values to show; the counts are those under the other filters. */
export function FilterEditor({
  data,
  offered,
  filters,
  rows,
  attribute,
  frame = 'dialog',
  canExclude = false,
  onAttribute,
  onSet,
}: Props) {
  const { t } = useTranslation(['evaluation', 'portal'])
  const language = useLanguage()
  const about = offered.find(({ key }) => key === attribute)
  const filter = filters.find((one) => one.attribute === attribute)
  const choices = useChoices(
    data,
    attribute,
    filters.filter((one) => one.attribute !== attribute),
    language,
    rows,
  )
  // An attribute that already has a filter can still be changed.
  const selectable = offered.filter(
    ({ key, isUnselected }) => !isUnselected || key === attribute || filters.some((one) => one.attribute === key),
  )
  const name = about ? getName(about, language, t) : ''
  const set = (next: RowFilter | null) => onSet(attribute, next, filter !== undefined)
  return (
    <div className={classNames(styles.editor, styles[frame])}>
      <Dropdown
        label={t('filter.attribute')}
        options={selectable.map((one) => ({ value: one.key, label: getName(one, language, t) }))}
        value={attribute || null}
        onChange={(key) => onAttribute(key ?? '')}
      />
      <div>
        {about && !choices && <Spinner label={t('portal:ui.loading')} />}
        {about && choices && about.kind === 'values' && (
          <ValueChoice
            about={about}
            choices={choices}
            filter={filter}
            key={attribute}
            label={name}
            canExclude={canExclude}
            onSet={set}
          />
        )}
        {about && choices && about.kind === 'days' && (
          <DayChoice choices={choices} filter={filter} key={attribute} label={name} attribute={attribute} onSet={set} />
        )}
        {about && choices && (about.kind === 'range' || about.kind === 'age') && (
          <RangeChoice
            attribute={attribute}
            choices={choices}
            filter={filter}
            isAge={about.kind === 'age'}
            key={attribute}
            label={name}
            onSet={set}
          />
        )}
      </div>
    </div>
  )
}
