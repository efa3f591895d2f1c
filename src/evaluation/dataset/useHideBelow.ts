import { config } from '#api/config.ts'
import { useViewer } from '#engine/viewer.ts'

/** Figures of fewer people than these are withheld from this reader (`smallGroups.hideBelow` of `config.json`); staff see all. */
export function useHideBelow(): number {
  const { isStaff } = useViewer()
  return isStaff ? 0 : config().smallGroups.hideBelow
}
