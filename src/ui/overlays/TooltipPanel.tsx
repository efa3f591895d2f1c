import type { RefObject } from 'react'
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import styles from './TooltipPanel.module.css'

export type TooltipPanelProps = {
  text: string
  anchor: RefObject<Element | null>
  /** Called with the id of the text once it is rendered. */
  onId: (id: string | undefined) => void
  /** The pointer is on the text or off it, or what it stands beside was scrolled away. */
  onShow: (isShown: boolean) => void
}

/** The text of a tooltip, placed beside its anchor. Heavy: only lazily loaded parts may import it. */
export function TooltipPanel({ text, anchor, onId, onShow }: TooltipPanelProps) {
  return (
    <TooltipTrigger isOpen onOpenChange={onShow}>
      <Tooltip
        className={styles.tip ?? ''}
        containerPadding={8}
        offset={6}
        placement="top"
        ref={(tip) => onId(tip?.id)}
        triggerRef={anchor}
      >
        <bdi>{text}</bdi>
      </Tooltip>
    </TooltipTrigger>
  )
}
