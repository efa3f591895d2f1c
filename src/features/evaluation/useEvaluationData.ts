import { useMemo, useSyncExternalStore } from 'react'
import { useViewer } from '#engine/viewer.ts'
import type { EvaluationData, Opening } from './data/evaluationData.ts'
import { workerLink } from './data/link/workerLink.ts'
import type { MeasureState } from './data/measureState.ts'
import { openData } from './data/openData.ts'
import { whileHeard } from './data/whileHeard.ts'

/** The rows of an evaluation as long as the component is there: reading begins when it is mounted and ends when it goes. */
export function useEvaluationData(opening: Omit<Opening, 'userId'>): {
  data: EvaluationData
  measures: readonly MeasureState[]
} {
  const { id: userId } = useViewer()
  // Equal openings are one, however often the caller makes them.
  const key = JSON.stringify({ ...opening, userId })
  const data = useMemo(() => {
    const wanted: Opening = JSON.parse(key)
    return whileHeard(() => openData(wanted, workerLink))
  }, [key])
  const measures = useSyncExternalStore(data.subscribe, data.states)
  return { data, measures }
}
