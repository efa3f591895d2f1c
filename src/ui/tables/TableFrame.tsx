import { type ReactNode, type RefObject, useRef } from 'react'
import styles from './TableFrame.module.css'
import { useOverflowEdge } from './useOverflowEdge.ts'
import { classNames } from '#ui/layout/classNames.ts'
import table from '#ui/table.module.css'

type Props = {
  label: string
  className?: string | undefined
  ref?: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/** A table that scrolls by itself; a shadow at its edge shows that there are more columns. */
export function TableFrame({ label, className, ref, children }: Props) {
  const own = useRef<HTMLDivElement>(null)
  const frame = ref ?? own
  useOverflowEdge(frame, styles.more)
  return (
    <div
      ref={frame}
      className={classNames(table.wrap, styles.frame, className)}
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      {children}
    </div>
  )
}
