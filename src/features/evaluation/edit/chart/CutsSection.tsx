import { useTranslation } from 'react-i18next'
import { textOf } from '#features/evaluation/charts/words/chartWords.ts'
import type { Cut } from '#features/evaluation/data/chart.ts'
import { Dropdown } from '#ui/Dropdown.tsx'
import { useLanguage } from '#ui/i18n.ts'
import type { SectionProps } from './chartForm.ts'
import { CutRow } from './CutRow.tsx'
import type { CutList } from './flaws.ts'
import css from './Form.module.css'
import { cutAttributes } from './offers.ts'

const lists: readonly CutList[] = ['groups', 'slices', 'splits']
const usualAges = { ageGap: 20, minAge: 20, maxAge: 80 }

type Props = SectionProps & { /** Attributes that hold years of birth. */ births: ReadonlySet<string>; onUnread: (at: string, problem: string | undefined) => void }

/** How the rows of a chart are told apart: on the axis, within a group, in charts of their own. */
export function CutsSection({ chart, attributes, data, rows, births, errorAt, onChange, onUnread }: Props) {
  const { t } = useTranslation(['editor', 'evaluation'])
  const language = useLanguage()
  const offered = cutAttributes(attributes, t('evaluation:filter.content_object'))
  const used = new Set(lists.flatMap((list) => chart[list].map(({ attribute }) => attribute)))
  const free = offered.filter(({ key }) => !used.has(key)).map(({ key, name }) => ({ value: key, label: textOf(name, language) }))
  const add = (list: CutList, attribute: string | null) => {
    if (attribute) onChange({ [list]: [...chart[list], { attribute, ...(births.has(attribute) && { age: usualAges }) }] })
  }
  const put = (list: CutList, index: number, cut: Cut | null) => onChange({ [list]: chart[list].flatMap((one, at) => (at === index ? (cut ?? []) : one)) })
  const move = (list: CutList, index: number) => {
    const [one, other] = [chart[list][index - 1], chart[list][index]]
    if (one && other) onChange({ [list]: chart[list].map((cut, at) => ({ [index - 1]: other, [index]: one })[at] ?? cut) })
  }
  return lists.map((list) => (
    <section aria-label={t(list)} className={css['list']} key={list}>
      <h3>{t(list)}</h3>
      <p className={css['hint']}>{t(chart.type === 'timeline' && list === 'groups' ? 'groups.hint-timeline' : `${list}.hint`)}</p>
      <ul className={css['rows']}>
        {chart[list].map((cut, index) => (
          <CutRow
            about={offered.find(({ key }) => key === cut.attribute)}
            at={`${list}.${index}`}
            cut={cut}
            data={data}
            errorAt={errorAt}
            key={cut.attribute}
            rows={rows}
            usualAges={usualAges}
            onChange={(next) => put(list, index, next)}
            onFirst={index > 0 ? () => move(list, index) : undefined}
            onUnread={onUnread}
          />
        ))}
      </ul>
      <Dropdown hideLabel label={t(`${list}.add`)} options={free} placeholder={t(`${list}.add`)} value={null} onChange={(attribute) => add(list, attribute)} />
    </section>
  ))
}
