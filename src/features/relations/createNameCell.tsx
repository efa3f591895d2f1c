import type { CellProps } from '#engine/collection.ts'
import { getChoice, type RelationTarget } from '#engine/records/relation.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { getIds } from '#lib/values/getIds.ts'
import type { Language } from '#lib/languages.ts'
import { toText } from '#lib/text/text.ts'
import { LoadingName } from '#ui/feedback/LoadingName.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { useName } from './useName.ts'

/**
 * A cell that names the related record: nested in the row, in the text `beside` it, else looked up. The relation is the
 * value of the column, or is `at` another path.
 */
export function createNameCell(target: RelationTarget, beside: string | undefined, at: string | undefined) {
  return function NameCell({ row, value }: CellProps) {
    const language = useLanguage()
    const relation = at === undefined ? value : getAtPath(row, at)
    const known = (beside && toText(getAtPath(row, beside))) || nested(target, relation, language)
    const found = useName(target, known ? undefined : getIds(relation)[0], language)
    if (!known && found === undefined) return <LoadingName />
    return <bdi translate="no">{known || found || '-'}</bdi>
  }
}

function nested(target: RelationTarget, value: unknown, language: Language): string {
  const [id] = getIds(value)
  if (typeof value !== 'object' || value === null || id === undefined) return ''
  const { label } = getChoice(target, { ...value, id: Number(id) }, language)
  return label === `#${id}` ? '' : label
}
