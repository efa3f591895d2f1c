import { useState } from 'react'
import { NavLink, useParams } from 'react-router-dom'
import { type Theme, writeLoginData } from '#api/storage/loginData.ts'
import { applyLanguage } from '#app/session/preferences.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { LanguageSwitch } from '#ui/layout/LanguageSwitch.tsx'
import { SkipLink } from '#ui/navigation/SkipLink.tsx'
import { applyTheme } from '#ui/layout/theme.ts'
import styles from './Gallery.module.css'
import { sectionAt, sections } from './sections.ts'

const themes: readonly (readonly [Theme, string])[] = [
  [1, 'Light'],
  [2, 'Dark'],
]

/** Every control, type of field and type of chart in its states, for developers: `npm run dev`, /gallery. */
export function Gallery() {
  const language = useLanguage()
  const { section: path } = useParams()
  const { title, about, names, Section } = sectionAt(path)
  return (
    <div className={styles.gallery}>
      <title>{`${title} – Gallery`}</title>
      <SkipLink />
      <header className={styles.bar}>
        <nav aria-label="Sections" className={styles.sections} lang="en">
          {sections.map((one) => (
            <NavLink
              className={classNames(styles.section, one.title === title && styles.present)}
              key={one.path}
              to={`/gallery/${one.path}`}
            >
              {one.title}
            </NavLink>
          ))}
        </nav>
        <ThemeSwitch />
        <LanguageSwitch language={language} onLanguage={(chosen) => void applyLanguage(chosen)} />
      </header>
      <main className={styles.main} id="content" tabIndex={-1}>
        <h1 data-page-heading lang="en" tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.about} lang="en">
          {about}
        </p>
        <nav aria-label="On this page" className={styles.anchors} lang="en" translate="no">
          {names.map((name) => (
            <a href={`#${name}`} key={name}>
              {name}
            </a>
          ))}
        </nav>
        {/* Components with a value are remounted for another language. */}
        <div className={styles.specimens} key={`${title} ${language}`}>
          <Section />
        </div>
      </main>
    </div>
  )
}

function ThemeSwitch() {
  const [theme, setTheme] = useState(() => Number(document.documentElement.dataset['theme']))
  const choose = (chosen: Theme) => {
    applyTheme(chosen)
    writeLoginData({ theme: chosen })
    setTheme(chosen)
  }
  return (
    <fieldset aria-label="Theme" className={styles.themes} lang="en">
      {themes.map(([value, name]) => (
        <button
          aria-pressed={theme === value}
          className={styles.theme}
          key={value}
          type="button"
          onClick={() => choose(value)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
