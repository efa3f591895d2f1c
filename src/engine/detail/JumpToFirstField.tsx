import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '#engine/useShortcut.ts'
import skip from '#ui/navigation/SkipLink.module.css'

const writable = ':is(input, textarea, select, button):enabled:not([readonly], [type=hidden])'

/** Skips the tools of a record to the first editable field: visible while focused, pressed by a key. */
export function JumpToFirstField({ form, onGo }: { form: RefObject<HTMLFormElement | null>; onGo: () => void }) {
  const { t } = useTranslation('forms')
  const shortcut = useShortcut('e')
  const go = () => {
    onGo()
    // Where the form was out of sight, it renders first.
    setTimeout(() => {
      const entries = form.current?.querySelectorAll<HTMLElement>(`[data-keys] ${writable}`) ?? []
      ;[...entries].find((one) => one.checkVisibility())?.focus()
    })
  }
  return (
    <button type="button" {...shortcut} className={skip.link} onClick={go}>
      {t('first-field')}
    </button>
  )
}
