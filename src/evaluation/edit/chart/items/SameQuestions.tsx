import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Source } from '#evaluation/model/question.ts'
import { sameKey } from '#evaluation/counting/items/sameQuestion.ts'
import { CheckBox } from '#ui/fields/CheckBox.tsx'
import type { ChartDraft } from '#evaluation/edit/chart/draft/chartDraft.ts'
import { useFromChart } from '#evaluation/edit/chart/useFromChart.ts'

/** Questions with different wordings in the measures of a chart; an editor can confirm that one is the same. */
export function SameQuestions({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation('editor')
  const { control } = useFormContext<ChartDraft>()
  const used = useFromChart(getKeys)
  const differing = used.keys.flatMap((key) => {
    const [first, ...others] = used.measures.flatMap(
      (id) => sources.find((source) => source.id === id)?.attributes.find((one) => one.key === key) ?? [],
    )
    const words = first && others.flatMap((other) => sameKey(first, other).differs?.words ?? [])[0]
    return first && words !== undefined ? [{ key, name: first.name.de, words }] : []
  })
  return (
    <Controller
      control={control}
      name="sameQuestions"
      render={({ field: { value, onChange } }) => (
        <>
          {differing.map(({ key, name, words }) => (
            <CheckBox
              checked={value.includes(key)}
              hint={t('same-question-hint', { about: words })}
              key={key}
              label={t('same-question', { key: name })}
              onChange={(isSame) => onChange(isSame ? [...value, key] : value.filter((one) => one !== key))}
            />
          ))}
        </>
      )}
    />
  )
}

/** The keys that a chart uses in its items, breakdowns, filters and time. */
function getKeys({ measures, data, groups, slices, splits, filters, timelineAttribute }: Chart) {
  const breakdowns = [...groups, ...slices, ...splits, ...filters].map(({ attribute }) => attribute)
  const keys = [
    ...new Set([...data.flatMap(({ keys }) => keys), ...breakdowns, ...(timelineAttribute ? [timelineAttribute] : [])]),
  ]
  return { measures, keys }
}
