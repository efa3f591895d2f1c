import CircleAlert from 'lucide-react/icons/circle-alert'
import { useTranslation } from 'react-i18next'
import styles from '#features/mail/Body.module.css'
import type { Language } from '#lib/languages.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

type Tab = { language: Language; key: string }
type Props = { tabs: Tab[]; errors: Record<string, string>; shown: Language; onShow: (language: Language) => void; panel: string; label: string }

/** One tab for each language; those with something wrong are marked. The form finds a tab by the key of its text. */
export function LanguageTabs({ tabs, errors, shown, onShow, panel, label }: Props) {
  const { t } = useTranslation()
  const move = (event: React.KeyboardEvent<HTMLButtonElement>, index: number) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const next = step === undefined ? undefined : tabs[(index + step + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    document.getElementById(`${panel}-${next.language}`)?.focus()
  }
  return (
    <div role="tablist" aria-label={label} className={styles.tabs}>
      {tabs.map(({ language, key }, index) => (
        <button
          key={key}
          id={`${panel}-${language}`}
          name={key}
          type="button"
          role="tab"
          aria-controls={panel}
          aria-selected={language === shown}
          tabIndex={language === shown ? 0 : -1}
          className={styles.tab}
          onClick={() => onShow(language)}
          onFocus={() => onShow(language)}
          onKeyDown={(event) => move(event, index)}
        >
          {t(`language.${language}`)}
          {errors[key] && (
            <>
              <CircleAlert aria-hidden="true" size={14} className={styles.wrong} />
              <VisuallyHidden>{t('field.error')}</VisuallyHidden>
            </>
          )}
        </button>
      ))}
    </div>
  )
}
