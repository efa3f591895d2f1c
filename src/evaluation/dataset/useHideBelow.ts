import { config } from '#api/config/config.ts'
import { useViewer } from '#engine/viewer.ts'

/**
 * Figures of fewer people than this are withheld from this reader (`smallGroups.hideBelow` of `config.json`); staff see
 * all.
 */
export function useHideBelow(): number {
  return hideBelowFor(useViewer())
}

export function hideBelowFor({ isStaff }: { isStaff: boolean }): number {
  return isStaff ? 0 : getSmallGroup()
}

/** The configured limit of small groups, for every reader. */
export function getSmallGroup(): number {
  return config().smallGroups.hideBelow
}
