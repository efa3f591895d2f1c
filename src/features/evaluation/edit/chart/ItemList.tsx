import { useTranslation } from 'react-i18next'
import type { Item } from '#features/evaluation/data/chart.ts'
import { MultiDropdown } from '#ui/MultiDropdown.tsx'
import { useLanguage } from '#ui/i18n.ts'
import type { SectionProps } from './chartForm.ts'
import css from './Form.module.css'
import { ItemRow } from './ItemRow.tsx'
import { itemOptions } from './offers.ts'

/** What a chart shows: questions, each an item of its own or several as one, in their order. */
export function ItemList({ chart, attributes, errorAt, onChange }: SectionProps) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const { data } = chart
  const options = itemOptions(attributes, chart, language)
  const single = data.flatMap(({ keys }) => (keys.length === 1 ? keys : []))
  const choose = (keys: string[]) => {
    const kept = data.filter((item) => item.keys.length !== 1 || item.keys.some((key) => keys.includes(key)))
    const added = keys.filter((key) => !single.includes(key)).map((key): Item => ({ keys: [key], name: '', skala: false }))
    onChange({ data: [...kept, ...added] })
  }
  const put = (index: number, item: Item) => onChange({ data: item.keys.length === 0 ? data.filter((_, at) => at !== index) : data.map((one, at) => (at === index ? item : one)) })
  const move = (index: number, by: -1 | 1) => {
    const [one, other] = [data[index], data[index + by]]
    if (one && other) onChange({ data: data.map((item, at) => ({ [index]: other, [index + by]: one })[at] ?? item) })
  }
  return (
    <section aria-label={t('items')} className={css['list']}>
      <MultiDropdown error={errorAt('items')} hint={t('items.hint')} label={t('items')} options={options} placeholder={t('items.choose')} required value={single} onChange={choose} />
      <ol className={css['rows']}>
        {data.map((item, index) => (
          <ItemRow
            attributes={attributes}
            isFirst={index === 0}
            isLast={index === data.length - 1}
            item={item}
            // Rows have no names of their own; one that changes its keys stays open.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            options={options}
            type={chart.type}
            onChange={(next) => put(index, next)}
            onMove={(by) => move(index, by)}
            onRemove={() => onChange({ data: data.filter((_, at) => at !== index) })}
          />
        ))}
      </ol>
    </section>
  )
}
