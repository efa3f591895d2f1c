import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ChartDraft } from '#evaluation/edit/chart/draft/chartDraft.ts'
import type { Category } from '#evaluation/model/series.ts'
import { getText } from '#evaluation/model/words.ts'
import { showDay } from '#lib/dates/dates.ts'
import { FormDropdown } from '#engine/form/FormDropdown.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'

type Props = {
  /** The first bins of runs that last. */
  centres: readonly Category[]
}

/** Begins a new centre where a run that lasts does: never at any other day. */
export function NewCentre({ centres }: Props) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const { field } = useController<ChartDraft, 'newCentre'>({ name: 'newCentre' })
  const options = centres.map(({ value, label }) => ({ value: String(value), label: getText(label, language) }))
  const isKnown = field.value === null || options.some(({ value }) => value === field.value)
  const all =
    isKnown || field.value === null ? options : [...options, { value: field.value, label: showDay(field.value) }]
  return (
    <FormDropdown
      clearable
      hint={t(all.length > 0 ? 'new-centre.hint' : 'new-centre.no-run')}
      label={t('new-centre')}
      name="newCentre"
      options={all}
      placeholder={t('new-centre.none')}
    />
  )
}
