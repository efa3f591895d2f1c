import Ellipsis from 'lucide-react/icons/ellipsis'
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import styles from './OverflowActions.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import { useIsPhone } from '#ui/layout/useIsPhone.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'

type Props = {
  /** The tools that are used often: beside the title, on a phone with the others. */
  frequent?: ReactNode
  /** The one that people come for; beside the title on a phone, too. */
  main?: ReactNode
  /** All others, behind a button; a single one beside fewer than two frequent ones stands with them. */
  children: ReactNode
}

/** The tools of a head: few with words next to the title, the others with words behind a button, at every width. */
export function OverflowActions({ frequent, main, children }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const isPhone = useIsPhone()
  const beside = useRef<HTMLDivElement>(null)
  const behind = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const host = useMovingElement(isPhone ? behind : beside)
  const { isOpen, toggle } = usePanel(place)
  return (
    <>
      {createPortal(frequent, host)}
      <div className={styles.frequent} ref={beside}>
        {main}
      </div>
      <div className={classNames(styles.place, isPhone && styles.phone)} ref={place} data-tools-open={isOpen}>
        <span className={styles.more}>
          <IconButton icon={Ellipsis} label={t('list.more')} expanded={isOpen} controls={id} onClick={toggle} />
        </span>
        {/* The tools stay mounted while they are out of sight: their dialogs and running work belong to them. */}
        <div
          className={classNames(styles.rarer, isOpen && styles.open)}
          id={id}
          ref={behind}
          role="group"
          aria-label={t('list.more')}
        >
          {children}
        </div>
      </div>
    </>
  )
}

/**
 * An element that is moved to the start of a place, whatever is in it: tools that change their place with the width of the
 * window keep their dialogs, what is typed in them and running work.
 */
function useMovingElement(place: RefObject<HTMLElement | null>): HTMLElement {
  const [element] = useState(() => {
    const made = document.createElement('div')
    made.className = styles.host ?? ''
    return made
  })
  useLayoutEffect(() => {
    place.current?.prepend(element)
  }, [place, element])
  return element
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
