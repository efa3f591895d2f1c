import { getYear } from 'date-fns'
import { memo } from 'react'
import { buildTime, commit } from '#lib/buildInfo.ts'
import { version } from '#lib/constants.ts'
import type { Language } from '#lib/languages.ts'
import { LanguageSwitch } from '#ui/layout/LanguageSwitch.tsx'
import styles from './Footer.module.css'

type Props = { provider: string; language: Language; onLanguage: (language: Language) => void }

const year = getYear(new Date())
/** The build, for questions of the support; its time is in UTC, as in `version.json`. */
const build = [version, commit.slice(0, 8), buildTime.replace(/:\d\d(\.\d+)?Z$/, 'Z')].filter(Boolean).join(' · ')

export const Footer = memo(function Footer({ provider, language, onLanguage }: Props) {
  return (
    <footer className={styles.footer}>
      <span title={build}>{version}</span>
      <span>
        © {year} <bdi translate="no">{provider}</bdi>
      </span>
      <span className={styles.languages}>
        <LanguageSwitch language={language} onLanguage={onLanguage} />
      </span>
    </footer>
  )
})
