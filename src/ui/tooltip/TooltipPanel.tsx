import type { RefObject } from 'react'
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import styles from './TooltipPanel.module.css'

export type TooltipPanelProps = {
  text: string
  anchor: RefObject<Element | null>
  /** Called with the id of the text once it is rendered. */
  onId: (id: string | undefined) => void
  /** Called when the pointer enters or leaves the text, or its anchor was scrolled away. */
  onShow: (isShown: boolean) => void
}

/** The text of a tooltip, placed next to its anchor. Heavy: only lazily loaded parts may import it. */
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
