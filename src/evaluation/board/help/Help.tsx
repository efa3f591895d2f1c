import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#ui/layout/classNames.ts'
import { getFirst, getLength } from '#ui/fields/codePoints.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { Tooltip } from '#ui/tooltip/Tooltip.tsx'
import styles from './Help.module.css'
import type { HelpDialogProps } from './HelpDialog.tsx'

const { Part: HelpDialog } = lazyComponent<HelpDialogProps>(
  async () => (await import('./HelpDialog.tsx')).HelpDialog,
  'dialog',
)

/** Milliseconds of hovering before the icon appears. */
const delay = 2000
const maxLength = 60

type Props = {
  text: string
  about: string
  /** Other text follows it in the line of a title. */
  isBeforeText?: boolean
}

/** Shows a help icon next to a text while the text is hovered or the icon has the focus. */
export function Help({ text, about, isBeforeText = false }: Props) {
  const { t } = useTranslation('evaluation')
  const place = useRef<HTMLSpanElement>(null)
  const [isShown, setShown] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const around = place.current?.parentElement
    if (!around) return undefined
    let timer = 0
    const enter = () => {
      timer = window.setTimeout(() => setShown(true), delay)
    }
    const leave = () => {
      window.clearTimeout(timer)
      setShown(false)
    }
    around.addEventListener('pointerenter', enter)
    around.addEventListener('pointerleave', leave)
    return () => {
      window.clearTimeout(timer)
      around.removeEventListener('pointerenter', enter)
      around.removeEventListener('pointerleave', leave)
    }
  }, [])
  return (
    <span className={classNames(styles.place, isBeforeText && styles.beforeText, isShown && styles.shown)} ref={place}>
      <Tooltip text={shortened(text)}>
        <button
          aria-label={t('help.about', { about })}
          className={styles.button}
          type="button"
          onClick={() => setOpen(true)}
        >
          <CircleQuestionMark aria-hidden="true" size={16} />
        </button>
      </Tooltip>
      {isOpen && (
        <Suspense>
          <HelpDialog text={text} title={about} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  )
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return getLength(line) <= maxLength ? line : `${getFirst(line, maxLength - 1).trimEnd()}…`
}
