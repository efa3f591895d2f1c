import Ellipsis from 'lucide-react/icons/ellipsis'
import {
  Children,
  isValidElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import styles from './OverflowActions.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import { useIsLow, useIsPhone } from '#ui/layout/useIsPhone.ts'
import { useIsNarrowHead } from '#ui/layout/useIsNarrowHead.ts'
import { IconButton } from '#ui/tooltip/IconButton.tsx'

type Props = {
  /** The tools that are used often, each with a key: beside the title, on a phone as many as there is room for. */
  frequent?: ReactNode
  /** The one that people come for; always beside the title. */
  main?: ReactNode
  /** All others, behind a button; a single one beside fewer than two frequent ones stands with them, unless it deletes. */
  children: ReactNode
}

/** How many tools with words fit into one line of a phone. */
const maxOnPhone = 2

/** Pixels below which a head has room for one tool beside its title and the main one, as beside an open help. */
const narrowHead = 640

/** The tools of a head: few with words next to the title, the others with words behind a button, at every width. */
export function OverflowActions({ frequent, main, children }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const isPhone = useIsPhone()
  const isLow = useIsLow()
  const beside = useRef<HTMLDivElement>(null)
  const behind = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const rest = useRef<HTMLDivElement>(null)
  const only = useRef<HTMLDivElement>(null)
  const { isOpen, toggle } = usePanel(place)
  const { countShown, onShown } = useShown()
  const tools = Children.toArray(frequent)
  const hasMain = Boolean(main)
  const isNarrow = useIsNarrowHead(place, hasMain ? narrowHead : 0)
  const roomOnPhone = isLow ? 0 : maxOnPhone - Number(hasMain)
  const roomBeside = isNarrow && hasMain ? 1 : Infinity
  const room = isPhone ? roomOnPhone : roomBeside
  const frequentShown = countShown(tools.length)
  const besideShown = Math.min(frequentShown, room)
  const rarer = useChildCount(rest) + frequentShown - besideShown
  const shown = useChildCount(only) + besideShown
  // One more tool takes no more room than the button to it.
  const isSingle = rarer === 1 && shown < 2
  const isEmpty = !hasMain && besideShown === 0 && rarer === 0
  return (
    <div className={classNames(styles.tools, isEmpty && styles.empty)} data-tools>
      <div className={styles.frequent}>
        <div className={styles.hosts} ref={beside} />
        <div className={styles.main} ref={only}>
          {main}
        </div>
      </div>
      <div className={classNames(styles.place, rarer === 0 && styles.unused)} ref={place} data-tools-open={isOpen}>
        <span hidden={isSingle}>
          <IconButton icon={Ellipsis} label={t('list.more')} expanded={isOpen} controls={id} onClick={toggle} />
        </span>
        {/* The tools stay mounted while they are out of sight: their dialogs and running work belong to them. */}
        <div
          className={classNames(styles.rarer, isSingle ? styles.single : styles[isOpen ? 'open' : 'closed'])}
          id={id}
          role="group"
          aria-label={t('list.more')}
        >
          <div className={styles.hosts} ref={behind} />
          <div className={styles.rest} ref={rest}>
            {children}
          </div>
        </div>
      </div>
      {/* After their places: these are known then. */}
      {tools.map((tool, index) => (
        <Moving
          key={isValidElement(tool) ? tool.key : index}
          index={index}
          into={countShown(index) < room ? beside : behind}
          onShown={onShown}
        >
          {tool}
        </Moving>
      ))}
    </div>
  )
}

/** Which tools render anything: one that shows nothing, as without children, takes no room of a phone. */
function useShown() {
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set())
  const onShown = useCallback(
    (index: number, isShown: boolean) =>
      setHidden((before) => {
        if (before.has(index) !== isShown) return before
        return new Set(isShown ? [...before].filter((one) => one !== index) : [...before, index])
      }),
    [],
  )
  const countShown = (index: number) => index - [...hidden].filter((one) => one < index).length
  return { countShown, onShown }
}

/**
 * How many tools there are in an element, kept up to date before paint. A tool may render nothing. Counted here and not by
 * `:has()`: with `:not()` or `:empty` in it, a browser looks for a match with each element added anywhere on the page.
 */
function useChildCount(ref: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(0)
  useLayoutEffect(() => watchChildren(ref.current, setCount), [ref])
  return count
}

function watchChildren(element: HTMLElement | null, onCount: (count: number) => void) {
  if (!element) return undefined
  // What deletes counts as two: alone it stays behind the button as well.
  const report = () => onCount(element.childElementCount + element.querySelectorAll(':scope > [data-loss]').length)
  report()
  const observer = new MutationObserver(report)
  observer.observe(element, { childList: true })
  return () => observer.disconnect()
}

/**
 * A tool whose element is moved from place to place, in the order of the tools: one that changes its place with the width
 * of the window keeps its dialog, what is typed in it and running work.
 */
function Moving({
  index,
  into,
  onShown,
  children,
}: {
  index: number
  into: RefObject<HTMLElement | null>
  onShown: (index: number, isShown: boolean) => void
  children: ReactNode
}) {
  const host = useHost()
  useLayoutEffect(() => {
    host.setAttribute('data-index', String(index))
    const siblings = [...(into.current?.children ?? [])].filter((one) => one !== host)
    const next = siblings.find((one) => one instanceof HTMLElement && Number(one.dataset['index']) > index) ?? null
    // What is in its place already keeps the focus.
    if (host.parentElement !== into.current || host.nextElementSibling !== next) into.current?.insertBefore(host, next)
  }, [host, index, into])
  useLayoutEffect(() => () => host.remove(), [host])
  useLayoutEffect(() => watchChildren(host, (count) => onShown(index, count > 0)), [host, index, onShown])
  return createPortal(children, host)
}

/** Elements of tools of earlier pages. */
const spare = new Set<HTMLElement>()

/** An element for a portal. React adds listeners of all events to each new one, so they are used again. */
function useHost(): HTMLElement {
  const [host] = useState(() => {
    const [used] = spare
    if (!used) return Object.assign(document.createElement('div'), { className: styles.host ?? '' })
    spare.delete(used)
    return used
  })
  // Not in a layout effect, which also ends while the page is hidden: the tool keeps its element then.
  useEffect(() => {
    spare.delete(host)
    return () => void spare.add(host)
  }, [host])
  return host
}

/** Whether the tools are open; they close after a choice, outside of them, and by Escape. */
function usePanel(place: RefObject<HTMLDivElement | null>) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return undefined
    const focusButton = () => place.current?.querySelector('button')?.focus()
    const press = ({ target }: Event) => {
      // The menu of one of the tools is a part of the page of its own.
      const isInside = target instanceof Element && (place.current?.contains(target) || target.closest('[role=menu]'))
      if (!isInside) setOpen(false)
    }
    const choose = ({ target }: Event) => {
      const tool = target instanceof Element ? target.closest(choices) : null
      if (!tool) return
      // A tool that opens a menu, or cannot be used, keeps the others in sight.
      const isKept = tool.hasAttribute('aria-haspopup') || tool.getAttribute('aria-disabled') === 'true'
      if (place.current?.contains(tool) && !tool.hasAttribute('aria-expanded') && !isKept) {
        setOpen(false)
        // The button is still there when a dialog of the tool gives the focus back.
        focusButton()
      } else if (tool.closest('[role=menu]')) {
        setOpen(false)
        setTimeout(() => document.activeElement === document.body && focusButton())
      }
    }
    const escape = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented) return
      setOpen(false)
      focusButton()
    }
    document.addEventListener('pointerdown', press)
    // Before the tool acts: what it opens takes the focus then.
    document.addEventListener('click', choose, true)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('click', choose, true)
      document.removeEventListener('keydown', escape)
    }
  }, [isOpen, place])
  return { isOpen, toggle: () => setOpen(!isOpen) }
}

const choices = 'button, a, [role^=menuitem]'
