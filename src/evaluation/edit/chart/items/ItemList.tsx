import { useFieldArray, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Attribute, Item } from '#evaluation/model/chart.ts'
import { MultiDropdown } from '#ui/select/MultiDropdown.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import type { ChartDraft } from '#evaluation/edit/chart/draft/chartDraft.ts'
import styles from '#evaluation/edit/chart/Form.module.css'
import { ItemRow } from './ItemRow.tsx'
import { itemOptions } from '#evaluation/edit/chart/draft/offers.ts'
import { useFromChart } from '#evaluation/edit/chart/useFromChart.ts'

/** The items of a chart in order: each one question, or several as one. */
export function ItemList({ attributes }: { attributes: readonly Attribute[] }) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const { fields, append, remove, swap } = useFieldArray<ChartDraft, 'data'>({ name: 'data' })
  const { type, data } = useFromChart((chart) => ({ type: chart.type, data: chart.data.map(({ keys }) => ({ keys })) }))
  const { errors } = useFormState<ChartDraft>({ name: 'data' })
  const options = itemOptions(attributes, { type, data }, language)
  const single = data.flatMap(({ keys }) => (keys.length === 1 ? keys : []))
  const choose = (keys: string[]) => {
    const gone = data.flatMap((item, index) =>
      item.keys.length === 1 && !item.keys.some((key) => keys.includes(key)) ? [index] : [],
    )
    if (gone.length > 0) remove(gone)
    const added = keys
      .filter((key) => !single.includes(key))
      .map((key): Item => ({ keys: [key], name: '', skala: false }))
    if (added.length > 0) append(added, { shouldFocus: false })
  }
  return (
    <section aria-label={t('items')} className={styles.list}>
      <MultiDropdown
        error={errors.data?.root?.message ?? errors.data?.message}
        hint={t('items.hint')}
        label={t('items')}
        options={options}
        placeholder={t('items.choose')}
        required
        value={single}
        onChange={choose}
      />
      <ol className={styles.rows}>
        {fields.map(({ id }, index) => (
          <ItemRow
            attributes={attributes}
            at={`data.${index}`}
            isFirst={index === 0}
            isLast={index === fields.length - 1}
            key={id}
            options={options}
            type={type}
            onMove={(by) => swap(index, index + by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
    </section>
  )
}
