import { useEffect, useState, useSyncExternalStore } from 'react'
import { useViewer } from '#engine/viewer.ts'
import type { EvaluationData, Opening } from './data/evaluationData.ts'
import { workerLink } from './data/link/workerLink.ts'
import type { MeasureState } from './data/measureState.ts'
import { openData } from './data/openData.ts'

const none: readonly MeasureState[] = []
const nothing = { states: () => none, subscribe: () => () => undefined }

/** The rows of an evaluation as long as the component is there: reading begins with the first and ends with the last render. */
export function useEvaluationData(opening: Omit<Opening, 'userId'>): { data: EvaluationData | null; measures: readonly MeasureState[] } {
  const { id: userId } = useViewer()
  const [data, setData] = useState<EvaluationData | null>(null)
  // Equal openings are one, however often the caller makes them.
  const key = JSON.stringify({ ...opening, userId })
  useEffect(() => {
    const wanted: Opening = JSON.parse(key)
    const opened = openData(wanted, workerLink)
    setData(opened)
    return () => {
      opened.close()
      setData(null)
    }
  }, [key])
  const measures = useSyncExternalStore((data ?? nothing).subscribe, (data ?? nothing).states)
  return { data, measures }
}
