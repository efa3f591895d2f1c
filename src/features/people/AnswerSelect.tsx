import type { WidgetProps } from '#engine/collection.ts'
import { control } from '#engine/fields/widgets/control.ts'
import { useLabels } from '#engine/labels.ts'
import { answerWord } from './answer.ts'
import { Dropdown } from '#ui/select/Dropdown.tsx'

const values = { yes: true, no: false, none: null }

/** Yes, no, or no answer yet. */
export default function AnswerSelect({ collection, name, value, onChange, ...props }: WidgetProps) {
  const labels = useLabels(collection)
  const options = (['yes', 'no', 'none'] as const).map((word) => ({
    value: word,
    label: labels.option('is_responsible', word),
  }))
  const choose = (text: string | null) => onChange(text === 'yes' || text === 'no' ? values[text] : values.none)
  return <Dropdown {...control(props)} name={name} options={options} value={answerWord(value)} onChange={choose} />
}
