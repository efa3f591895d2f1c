import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { textOf } from '#features/evaluation/charts/words/chartWords.ts'
import type { AgeBands, Attribute, Cut } from '#features/evaluation/data/chart.ts'
import type { EvaluationData } from '#features/evaluation/data/evaluationData.ts'
import { CheckBox } from '#ui/CheckBox.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { MultiDropdown } from '#ui/MultiDropdown.tsx'
import { useLanguage } from '#ui/i18n.ts'
import { useChoices } from '../../page/filters/useChoices.ts'
import { AgeFields } from './AgeFields.tsx'
import css from './Form.module.css'
import { valuesOf } from './offers.ts'

type Props = {
  cut: Cut
  /** Where it stands in the chart: `groups.0`. */
  at: string
  about: Attribute | undefined
  data: EvaluationData
  rows: string
  usualAges: AgeBands
  errorAt: (at: string) => string | undefined
  onChange: (cut: Cut | null) => void
  onFirst: (() => void) | undefined
  onUnread: (at: string, problem: string | undefined) => void
}

/** One cut: by all values of an attribute, by some of them, or by bands of age. */
export function CutRow({ cut, at, about, data, rows, usualAges, errorAt, onChange, onFirst, onUnread }: Props) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const choices = useChoices(data, cut.attribute, [], language, rows)
  const name = about ? textOf(about.name, language) : cut.attribute
  const known = valuesOf(about, choices, cut.values ?? [], language)
  const choose = (chosen: string[]) => {
    const values = known.filter(({ value }) => chosen.includes(String(value))).map(({ value }) => value)
    onChange({ attribute: cut.attribute, ...(values.length > 0 && { values }) })
  }
  const error = errorAt(at)
  return (
    <li className={css['row']}>
      <div className={css['head']}>
        <span className={css['name']}>
          <bdi>{name}</bdi>
        </span>
        {onFirst && <IconButton icon={ArrowUp} label={t('row.up', { name })} onClick={onFirst} />}
        <IconButton icon={X} label={t('row.remove', { name })} onClick={() => onChange(null)} />
      </div>
      {error && <p className={css['error']}>{error}</p>}
      {!about && <p className={css['error']}>{t('cut.unknown')}</p>}
      <div className={css['detail']}>
        {about?.type === 'number' && (
          <CheckBox checked={cut.age !== undefined} hint={t('age.hint')} label={t('age.use')} onChange={(isOn) => onChange({ attribute: cut.attribute, ...(isOn && { age: usualAges }) })} />
        )}
        {cut.age ? (
          <AgeFields age={cut.age} at={at} errorAt={errorAt} onChange={(age) => onChange({ attribute: cut.attribute, age })} onUnread={onUnread} />
        ) : (
          <MultiDropdown label={t('cut.values')} options={known.map(({ value, label }) => ({ value: String(value), label }))} placeholder={t('cut.all-values')} value={(cut.values ?? []).map(String)} onChange={choose} />
        )}
      </div>
    </li>
  )
}
