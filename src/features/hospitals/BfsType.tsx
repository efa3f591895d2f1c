import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { WidgetProps } from '#engine/collection.ts'
import { getIds } from '#lib/values/getIds.ts'
import { control } from '#engine/fields/widgets/control.ts'
import { useViewer } from '#engine/viewer.ts'
import { bfsTypesQuery } from './calls.ts'
import { useBfsTypeText } from './useBfsTypeText.ts'
import { toText } from '#lib/text/text.ts'
import { Dropdown } from '#ui/select/Dropdown.tsx'

/** The type of the federal statistics, among those of the selected hospital. */
export default function BfsType({ name, value, onChange, error, ...props }: WidgetProps) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const getText = useBfsTypeText()
  const [hospital] = getIds(useWatch({ name: 'hospital_id' }))
  const answer = useQuery(bfsTypesQuery(viewer.id, hospital))
  const options = (answer.data ?? []).map((one) => ({ value: String(one.value), label: getText(one.value, one.text) }))
  const problem = error ?? (answer.error ? t('picker.failed') : undefined)
  return (
    <Dropdown
      {...control({ ...props, ...(problem ? { error: problem } : {}) })}
      name={name}
      options={options}
      value={toText(value) || null}
      onChange={(text) => onChange(answer.data?.find((one) => String(one.value) === text)?.value ?? null)}
      placeholder={answer.isPending ? t('loading') : t('dropdown.choose')}
      clearable
    />
  )
}
