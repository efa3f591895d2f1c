import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/tooltip/IconButton.tsx'

type Props = {
  /** What is moved. */
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
}

/** Moves one entry of a list up or down. The focus follows it; at an end of the list it goes to the other button. */
export function MoveButtons({ name, isFirst, isLast, onMove }: Props) {
  const { t } = useTranslation('editor')
  const [up, down] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  const moved = useRef<-1 | 1 | null>(null)
  useLayoutEffect(() => {
    const isDown = moved.current === 1 ? !isLast : isFirst
    if (moved.current !== null) (isDown ? down : up).current?.focus()
    moved.current = null
  })
  const move = (by: -1 | 1) => {
    moved.current = by
    onMove(by)
  }
  return (
    <>
      <IconButton disabled={isFirst} icon={ArrowUp} label={t('row.up', { name })} ref={up} onClick={() => move(-1)} />
      <IconButton
        disabled={isLast}
        icon={ArrowDown}
        label={t('row.down', { name })}
        ref={down}
        onClick={() => move(1)}
      />
    </>
  )
}
