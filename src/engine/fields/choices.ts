import type { FieldOf, FieldOptions, FieldType, Option } from './fieldType.ts'
import { formatOption } from './options.ts'

type ChoicesField<Value = unknown> = FieldOf<'choices', Value, { options: readonly Option[] }>

/** Several of a few options. */
export const choices = <const O extends readonly Option[]>(
  options: O,
  more: FieldOptions = {},
): ChoicesField<O[number][0][]> => ({ kind: 'choices', options, ...more })

export const choicesType: FieldType<ChoicesField> = {
  isWord: true,
  format: (value, { options }, optionLabel) =>
    [value]
      .flat()
      .map((one) => formatOption(options, one, optionLabel))
      .join(', '),
  orderedBy: () => [],
  filter: { control: () => import('#engine/fields/filters/ChoiceFilter.tsx') },
  widget: () => import('#engine/fields/widgets/ChoicesWidget.tsx'),
}
