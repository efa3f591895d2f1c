import type { RowAt } from '#api/rows/page.ts'
import { toText } from '#lib/text/text.ts'

export const maxLabelLength = 40
const maxNameLength = 70
const maxKeyLength = 50

/** The first number of a child that no other child has, counting on from how many there are (D-59). */
export function nextFreeNumber(children: readonly RowAt<'results/measures'>[]): number {
  const taken = new Set(
    children
      .flatMap(({ name, label }) => [toText(label), toText(name)])
      .flatMap((text) => /\bChild (\d{1,9})$/.exec(text.trim())?.slice(1).map(Number) ?? []),
  )
  let number = children.length + 1
  while (taken.has(number)) number += 1
  return number
}

/**
 * The request body of a child measure: the parent's settings under its name, the extension as its label. A child that
 * inherits uses the parent's current attributes; values that the server sets are omitted.
 */
export function getChild(
  parent: RowAt<'results/measures'>,
  number: number,
  extension: string,
  isInheriting: boolean,
): Record<string, unknown> {
  const {
    name,
    key,
    content_type,
    languages,
    surveyId,
    minus1included,
    features,
    import_object_ids,
    filter,
    filter_map,
    default_attributes,
    selected_attributes,
  } = parent
  const own = {
    content_type,
    languages,
    surveyId,
    minus1included,
    features,
    import_object_ids,
    filter,
    filter_map,
    selected_attributes,
  }
  return {
    ...own,
    default_attributes: isInheriting ? [] : default_attributes,
    name: toText(name).slice(0, maxNameLength),
    label: (extension.trim() || `Child ${number}`).slice(0, maxLabelLength),
    key: ending(toText(key), `_child_${number}`, maxKeyLength),
    is_parent_measure: false,
    parent_measure_id: parent.id,
    inherit_data: isInheriting,
  }
}

function ending(text: string, suffix: string, maxLength: number): string {
  return `${text.slice(0, maxLength - suffix.length)}${suffix}`
}
