import { getDefinition } from '#evaluation/types/definition/chartTypes.ts'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { getText } from '#evaluation/model/words.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { Dropdown } from '#ui/select/Dropdown.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { type ChartDraft, type BreakdownList, breakdownLists } from '#evaluation/edit/chart/draft/chartDraft.ts'
import { BreakdownRow } from './BreakdownRow.tsx'
import styles from '#evaluation/edit/chart/Form.module.css'
import type { NumberName } from '#evaluation/edit/chart/NumberEntry.tsx'
import type { Offered } from '#evaluation/edit/chart/offered.ts'
import { getBreakdownAttributes } from '#evaluation/edit/chart/draft/offers.ts'
import { getUses } from '#evaluation/edit/chart/draft/uses.ts'
import { useAttributes, useFilterable, useFromChart, defaultAges } from '#evaluation/edit/chart/useFromChart.ts'

type Props = {
  offered: Offered
  data: Dataset
  rows: string
  onUnread: (name: NumberName, problem: string | undefined) => void
}

/** The breakdowns of a chart: on the axis, within a group, in charts of their own. */
export function BreakdownsSection(props: Props) {
  const type = useFromChart((chart) => chart.type)
  return breakdownLists
    .filter((list) => getUses(type).cuts.includes(list))
    .map((list) => <Breakdowns {...props} key={list} list={list} />)
}

function Breakdowns({ list, offered: { sources }, data, rows, onUnread }: Props & { list: BreakdownList }) {
  const { t } = useTranslation(['editor', 'evaluation'])
  const language = useLanguage()
  const { trigger } = useFormContext<ChartDraft>()
  const { fields, append, remove, swap } = useFieldArray<ChartDraft, BreakdownList>({ name: list })
  const isTimeline = useFromChart(({ type }) => getDefinition(type).counts === 'bins')
  const used = useFromChart((chart) => [
    ...breakdownLists.flatMap((one) => chart[one].map(({ attribute }) => attribute)),
    ...(getDefinition(chart.type).counts === 'institutions' ? ['content_object'] : []),
  ])
  const filterable = useFilterable(sources)
  const offered = getBreakdownAttributes(useAttributes(sources), t('evaluation:filter.content_object'))
  const free = offered
    .filter(({ key, isUnselected }) => !used.includes(key) && !isUnselected)
    .map(({ key, name }) => ({
      value: key,
      label: getText(filterable.find((one) => one.key === key)?.label ?? name, language),
    }))
  // An attribute may be in one list only, so they are validated together.
  const check = () => void trigger(breakdownLists)
  const add = (attribute: string | null) => {
    if (!attribute) return
    const isBirth = filterable.some(({ key, kind }) => key === attribute && kind === 'age')
    append({ attribute, values: [], byHand: false, age: isBirth ? defaultAges : null }, { shouldFocus: false })
    check()
  }
  return (
    <section aria-label={t(list)} className={styles.list}>
      <h3>{t(list)}</h3>
      <p className={styles.hint}>{t(isTimeline && list === 'groups' ? 'groups.hint-time' : `${list}.hint`)}</p>
      <ul className={styles.rows}>
        {fields.map(({ id }, index) => (
          <BreakdownRow
            at={`${list}.${index}`}
            data={data}
            key={id}
            offered={offered}
            rows={rows}
            onFirst={
              index > 0
                ? () => {
                    swap(index - 1, index)
                    check()
                  }
                : undefined
            }
            onRemove={() => {
              remove(index)
              check()
            }}
            onUnread={onUnread}
          />
        ))}
      </ul>
      <Dropdown
        hideLabel
        label={t(`${list}.add`)}
        options={free}
        placeholder={t(`${list}.add`)}
        value={null}
        onChange={add}
      />
    </section>
  )
}
