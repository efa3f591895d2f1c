import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Collection } from '#engine/collection.ts'
import styles from './RecordView.module.css'
import { useNeighbours } from './useNeighbours.ts'
import { useNotifyError } from '#engine/actions/useNotifyError.ts'
import { getPath } from '#engine/records/recordPath.ts'
import { useViewer } from '#engine/viewer.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { IconButton } from '#ui/tooltip/IconButton.tsx'

/** Milliseconds that a record is on screen before the next one is requested. */
const settledMs = 300

/** Links to the previous and the next record, in the order of the list the user came from. */
export function Neighbours({ collection, id }: { collection: Collection; id: number }) {
  const { t } = useTranslation('actions')
  const viewer = useViewer()
  const navigate = useNavigate()
  const notifyError = useNotifyError()
  const neighbours = useNeighbours(collection, viewer, id)
  const direction = getStep(useLocation().state)
  const isKnown = neighbours !== undefined
  // The pointer rests on the button, and does not enter it again.
  const follow = useEffectEvent(() => direction && neighbours?.request(direction))
  useEffect(() => {
    if (!isKnown || !direction) return undefined
    const timer = setTimeout(() => follow(), settledMs)
    return () => clearTimeout(timer)
  }, [isKnown, direction])
  if (!neighbours || neighbours.count < 2) return null
  const { place, count, step, request } = neighbours
  const go = async (by: -1 | 1) => {
    const row = await step(by).catch(notifyError)
    if (row) await navigate(getPath(collection, row), { state: { step: by } })
  }
  const button = (by: -1 | 1) => {
    const near = () => request(by)
    return (
      <span onFocus={near} onPointerEnter={near} onPointerDown={near}>
        <IconButton
          icon={by < 0 ? ChevronLeft : ChevronRight}
          label={t(by < 0 ? 'previous' : 'next')}
          onClick={() => void go(by)}
        />
      </span>
    )
  }
  return (
    <span className={styles.neighbours}>
      {place > 1 && button(-1)}
      <span>{t('place', { place: showNumber(place), n: showNumber(count) })}</span>
      {place < count && button(1)}
    </span>
  )
}

/** The direction in which somebody came here from the record before. */
function getStep(state: unknown): -1 | 1 | undefined {
  const { step } = (state ?? {}) as { step?: unknown }
  return step === -1 || step === 1 ? step : undefined
}
