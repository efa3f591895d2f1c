import type { CellProps } from '#engine/collection.ts'
import { pairs } from '#features/resultData/pairs.ts'

/** The first answers of a result row on one line. */
export default function AttributesCell({ value }: CellProps) {
  return <bdi>{pairs(value).slice(0, 12).map(([key, text]) => `${key}: ${text || '-'}`).join(' · ') || '-'}</bdi>
}
