import { type FieldOf, type FieldOptions, type FieldType, type Option, wrongCell } from './fieldType.ts'
import { formatOption, getOption } from './options.ts'
import type { BadgeKind } from '#ui/feedback/Badge.tsx'

/** Makes the choice a state, shown as a badge: the badge kinds of states with a special meaning. */
type States<Value extends string | number = string | number> = { readonly [Of in Value]?: BadgeKind }
type ChoiceField<Value = unknown> = FieldOf<'choice', Value, { options: readonly Option[]; states?: States }>

/** One of a few options. */
export const choice = <const O extends readonly Option[]>(
  options: O,
  more: FieldOptions & { states?: States<O[number][0]> } = {},
): ChoiceField<O[number][0]> => ({ kind: 'choice', options, ...more })

export const choiceType: FieldType<ChoiceField> = {
  isWord: true,
  format: (value, { options }, optionLabel) => formatOption(options, value, optionLabel),
  badge: (value, { options, states }) => states && getOption(options, value) && (states[String(value)] ?? 'neutral'),
  filter: { control: () => import('#engine/fields/filters/ChoiceFilter.tsx') },
  widget: () => import('#engine/fields/widgets/ChoiceWidget.tsx'),
  fromLink: (link, { options }) => getOption(options, link)?.[0],
  fromCell: (cell, { options }) => {
    const small = cell.toLowerCase()
    const found = getOption(options, cell) ?? options.find(([value]) => String(value).toLowerCase() === small)
    return found
      ? { value: found[0] }
      : wrongCell('problem.option', { options: options.map(([value]) => value).join(', ') })
  },
}
