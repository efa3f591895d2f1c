import type { CellProps } from '#engine/collection.ts'
import { useUserNames } from './useUserNames.ts'
import { getVersion } from './version.ts'

/** The author of an activity, by name where it is known. */
export default function AuthorCell({ row }: CellProps) {
  const version = getVersion(row)
  return <bdi translate="no">{useUserNames([version])(version) || '-'}</bdi>
}
