import { useTranslation } from 'react-i18next'
import type { WidgetProps } from '#engine/collection.ts'
import FlagWidget from '#engine/fields/widgets/FlagWidget.tsx'
import { confirm } from '#ui/confirm/confirm.ts'

/** Makes the invited person staff; needs a confirmation, as staff see and change everything. */
export default function StaffFlag(props: WidgetProps) {
  const { label, onChange } = props
  const { t } = useTranslation('forms')
  const change = async (isStaff: unknown) => {
    if (
      isStaff !== true ||
      (await confirm({
        kind: 'critical',
        title: label,
        text: t('is_staff.question'),
        confirmLabel: t('is_staff.confirm'),
        phrase: 'STAFF',
      }))
    )
      onChange(isStaff)
  }
  return <FlagWidget {...props} onChange={(isStaff) => void change(isStaff)} />
}
