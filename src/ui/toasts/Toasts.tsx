import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ToastItem } from './ToastItem.tsx'
import { useToasts } from '#ui/feedback/toasts.ts'
import styles from './Toasts.module.css'
import { useFreePlace } from './useFreePlace.ts'

/** Renders the toasts at the bottom, even above an open dialog; used once in the app. */
export function Toasts() {
  const { t } = useTranslation()
  const shown = useToasts((state) => state.shown)
  const place = useRef<HTMLElement>(null)
  useFreePlace(place, shown)
  return (
    <section aria-label={t('notices.title')} className={styles.place} ref={place} data-react-aria-top-layer="true">
      {shown.map((notice) => (
        <ToastItem key={notice.key} notice={notice} />
      ))}
    </section>
  )
}
