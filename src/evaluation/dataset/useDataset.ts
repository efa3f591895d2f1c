import { useEffect, useMemo, useState } from 'react'
import { useViewer } from '#engine/viewer.ts'
import type { Dataset, DatasetOptions } from './dataset.ts'
import { workerTransport } from './workerTransport.ts'
import type { MeasureState } from './measureState.ts'
import { openDataset } from './openDataset.ts'
import { useHideBelow } from './useHideBelow.ts'
import { useStableValue } from './useStableValue.ts'
import { refCounted } from './refCounted.ts'

/** The rows of an evaluation while the component is mounted; they are requested with its first commit. */
export function useDataset(opening: Omit<DatasetOptions, 'hideBelow' | 'userId'>): Dataset {
  const { id: userId } = useViewer()
  // Equal inputs share one dataset, however often the caller creates them.
  const wanted = useStableValue<DatasetOptions>({ ...opening, userId, hideBelow: useHideBelow() })
  const data = useMemo(() => refCounted(() => openDataset(wanted, workerTransport)), [wanted])
  useEffect(() => data.subscribe(() => undefined), [data])
  return data
}

/**
 * The loading states of the measures. To React they are no external store: progress that arrives while charts render
 * for the first time would make that start again, without pauses.
 */
export function useMeasureStates(data: Dataset): readonly MeasureState[] {
  const [latest, setLatest] = useState({ data, states: data.states() })
  useEffect(() => {
    const update = () => {
      const states = data.states()
      setLatest((old) => (old.data === data && old.states === states ? old : { data, states }))
    }
    const stop = data.subscribe(update)
    update()
    return stop
  }, [data])
  return latest.data === data ? latest.states : data.states()
}
