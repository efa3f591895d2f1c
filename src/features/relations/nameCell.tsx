import type { CellProps } from '#engine/collection.ts'
import { valueAt } from '#lib/valueAt.ts'
import { idsOf } from '#lib/idsOf.ts'
import type { RelationTarget } from '#engine/relation.ts'
import { choiceOf, useChosen } from '#engine/relation.ts'
import type { Language } from '#lib/languages.ts'
import { asText } from '#lib/text.ts'
import { useLanguage } from '#ui/i18n.ts'

/** A cell that names the record a relation points to: nested in the row, in the text `beside` it, else looked up. */
export function nameCell(target: RelationTarget, beside: string | undefined) {
  return function NameCell({ row, value }: CellProps) {
    const language = useLanguage()
    const known = (beside && asText(valueAt(row, beside))) || nested(target, value, language)
    const [found] = useChosen(target, known ? [] : idsOf(value).slice(0, 1))
    return <bdi translate="no">{known || found?.label || '-'}</bdi>
  }
}

function nested(target: RelationTarget, value: unknown, language: Language): string {
  const [id] = idsOf(value)
  if (typeof value !== 'object' || value === null || id === undefined) return ''
  const { label } = choiceOf(target, { ...value, id: Number(id) }, language)
  return label === `#${id}` ? '' : label
}
