import type { CellProps } from '#engine/collection.ts'
import { declarationLines } from './declarationLines.ts'

/** The latest declaration and how many came before. */
export default function RehabDeclarationsCell({ value }: CellProps) {
  const [latest, ...earlier] = declarationLines(value)
  return (
    <bdi translate="no" title={[latest, ...earlier].join('\n')}>
      {latest ?? '-'}
      {earlier.length > 0 && ` (+${earlier.length})`}
    </bdi>
  )
}
