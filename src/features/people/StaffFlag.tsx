import type { WidgetProps } from '#engine/collection.ts'
import FlagWidget from '#engine/fields/widgets/FlagWidget.tsx'
import { useLabels } from '#engine/labels.ts'
import { confirm } from '#ui/confirm.ts'

/** Makes the invited person staff; needs a confirmation, as staff see and change everything. */
export default function StaffFlag(props: WidgetProps) {
  const { collection, label, onChange } = props
  const labels = useLabels(collection)
  const change = async (isStaff: unknown) => {
    const say = (word: string) => labels.option('is_staff', word)
    if (
      isStaff !== true ||
      (await confirm({
        kind: 'critical',
        title: label,
        text: say('question'),
        confirmLabel: say('confirm'),
        phrase: 'STAFF',
      }))
    )
      onChange(isStaff)
  }
  return <FlagWidget {...props} onChange={(isStaff) => void change(isStaff)} />
}
