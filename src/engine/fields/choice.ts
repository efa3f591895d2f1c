import { type FieldOf, type FieldOptions, type FieldType, type Option, wrongCell } from './fieldType.ts'
import { formatOption, optionOf } from './options.ts'

type ChoiceField<Value = unknown> = FieldOf<'choice', Value, { options: readonly Option[] }>

/** One of a few options. */
export const choice = <const O extends readonly Option[]>(
  options: O,
  more: FieldOptions = {},
): ChoiceField<O[number][0]> => ({ kind: 'choice', options, ...more })

export const choiceType: FieldType<ChoiceField> = {
  format: (value, { options }, optionLabel) => formatOption(options, value, optionLabel),
  filter: { control: () => import('#engine/fields/filters/ChoiceFilter.tsx') },
  widget: () => import('#engine/fields/widgets/ChoiceWidget.tsx'),
  fromLink: (link, { options }) => optionOf(options, link)?.[0],
  fromCell: (cell, { options }) => {
    const found = optionOf(options, cell)
    return found
      ? { value: found[0] }
      : wrongCell('problem.option', { options: options.map(([value]) => value).join(', ') })
  },
}
