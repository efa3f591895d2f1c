import { useMemo, useSyncExternalStore } from 'react'
import { useViewer } from '#engine/viewer.ts'
import type { Dataset, DatasetOptions } from './dataset.ts'
import { workerTransport } from './workerTransport.ts'
import type { MeasureState } from './measureState.ts'
import { openDataset } from './openDataset.ts'
import { useHideBelow } from './useHideBelow.ts'
import { useStableValue } from './useStableValue.ts'
import { refCounted } from './refCounted.ts'

/** The rows of an evaluation while the component is mounted. */
export function useDataset(opening: Omit<DatasetOptions, 'hideBelow' | 'userId'>): {
  data: Dataset
  measures: readonly MeasureState[]
} {
  const { id: userId } = useViewer()
  // Equal inputs share one dataset, however often the caller creates them.
  const wanted = useStableValue<DatasetOptions>({ ...opening, userId, hideBelow: useHideBelow() })
  const data = useMemo(() => refCounted(() => openDataset(wanted, workerTransport)), [wanted])
  const measures = useSyncExternalStore(data.subscribe, data.states)
  return { data, measures }
}
