import { useTranslation } from 'react-i18next'
import type { CellProps } from '#engine/collection.ts'
import { stockCategories } from '#lib/text/stockTexts.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { toText } from '#lib/text/text.ts'

/** A cell with the category that a server writes in words, at the first of several paths with a text. */
export function createCategoryCell(paths: readonly string[]) {
  return function CategoryCell({ row }: CellProps) {
    const { t } = useTranslation('fields')
    const text = toText(paths.map((path) => getAtPath(row, path)).find((one) => toText(one) !== ''))
    const key = stockCategories.get(text)
    return key ? t(key) : <bdi translate="no">{text || '-'}</bdi>
  }
}
