import { useTranslation } from 'react-i18next'
import { textOf } from '#features/evaluation/charts/words/chartWords.ts'
import { Dropdown } from '#ui/Dropdown.tsx'
import { MultiDropdown } from '#ui/MultiDropdown.tsx'
import { useLanguage } from '#ui/i18n.ts'
import type { Offered, SectionProps } from './chartForm.ts'
import { ItemList } from './ItemList.tsx'
import { dormantIn, usesOf } from './uses.ts'
import { TypeChoice } from './TypeChoice.tsx'

type Props = SectionProps & { measures: Offered['measures']; onType: (type: SectionProps['chart']['type']) => void }

/** The type of a chart, the measures it draws from, and what of them it shows. */
export function DataSection({ measures, onType, ...section }: Props) {
  const { t } = useTranslation(['editor', 'evaluation'])
  const language = useLanguage()
  const { chart, attributes, errorAt, onChange } = section
  const dates = [...attributes.filter(({ type }) => type === 'date').map(({ key, name }) => ({ value: key, label: textOf(name, language) })), { value: 'created', label: t('evaluation:filter.created') }]
  return (
    <>
      <TypeChoice dormant={dormantIn(chart)} type={chart.type} onChange={onType} />
      <MultiDropdown
        clearable={false}
        error={errorAt('measures')}
        hint={measures.length === 0 ? t('measures.none') : undefined}
        label={t('measures')}
        options={measures.map(({ id, name }) => ({ value: String(id), label: name }))}
        required
        value={chart.measures.map(String)}
        onChange={(ids) => onChange({ measures: ids.map(Number) })}
      />
      {usesOf(chart.type).timeline && (
        <Dropdown error={errorAt('timeline')} label={t('timeline')} options={dates} required value={chart.timelineAttribute} onChange={(timelineAttribute) => onChange({ timelineAttribute })} />
      )}
      <ItemList {...section} />
    </>
  )
}
