import Check from 'lucide-react/icons/check'
import type { CSSProperties, Ref } from 'react'
import { classes } from './classes.ts'
import css from './OptionList.module.css'

export type Option = { value: string; label: string }
type Props = {
  option: Option
  id: string
  index: number
  count: number
  isActive: boolean
  isChosen: boolean
  style?: CSSProperties | undefined
  ref?: Ref<HTMLDivElement> | undefined
  onChoose: () => void
  onPoint: () => void
}

/** One line of a list of options; the keys are handled where the focus is, in the list or its search box. */
export function OptionRow({ option, id, index, count, isActive, isChosen, style, ref, onChoose, onPoint }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list or its search box has them
    <div
      aria-posinset={index + 1}
      aria-selected={isChosen}
      aria-setsize={count}
      className={classes(css['option'], isActive && css['active'], isChosen && css['chosen'], style && css['placed'])}
      data-index={index}
      id={id}
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- stands in a listbox of our own
      role="option"
      style={style}
      tabIndex={-1}
      onClick={onChoose}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={onPoint}
    >
      <span className={css['mark']}>{isChosen && <Check aria-hidden="true" size={16} />}</span>
      <bdi>{option.label}</bdi>
    </div>
  )
}
