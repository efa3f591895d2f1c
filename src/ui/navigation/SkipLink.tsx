import { useTranslation } from 'react-i18next'
import styles from './SkipLink.module.css'

/** The first stop of the Tab key: skips the navigation to the element with this id. */
export function SkipLink({ target = 'content' }: { target?: string | undefined }) {
  const { t } = useTranslation()
  return (
    <a
      className={styles.link}
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
    >
      {t('ui.skip')}
    </a>
  )
}
