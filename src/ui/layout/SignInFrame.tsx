import { getYear } from 'date-fns'
import type { ReactNode } from 'react'
import type { Language } from '#lib/languages.ts'
import { classNames } from './classNames.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import styles from './SignInFrame.module.css'

type Props = {
  portalName: string
  provider?: string | undefined
  logoUrl: string
  title: string
  text?: ReactNode
  size?: 'normal' | 'wide' | undefined
  language: Language
  onLanguage: (language: Language) => void
  children: ReactNode
}

const year = getYear(new Date())

/** The frame of the pages before signing in: the languages, logo, portal, one card. */
export function SignInFrame({
  portalName,
  provider,
  logoUrl,
  title,
  text,
  size = 'normal',
  language,
  onLanguage,
  children,
}: Props) {
  return (
    <div className={styles.frame}>
      <title>{`${title} – ${portalName}`}</title>
      <header className={styles.languages}>
        <LanguageSwitch language={language} onLanguage={onLanguage} />
      </header>
      <main className={styles.main}>
        <div className={styles.brand}>
          <img alt="" className={styles.logo} src={logoUrl} />
          <span>{portalName}</span>
        </div>
        <div className={classNames(styles.card, size === 'wide' && styles.wide)}>
          <header className={styles.head}>
            <h1 data-page-heading tabIndex={-1}>
              {title}
            </h1>
            {text && <p>{text}</p>}
          </header>
          {children}
        </div>
      </main>
      <footer className={styles.foot}>
        <span>{provider && `© ${year} ${provider}`}</span>
      </footer>
    </div>
  )
}
