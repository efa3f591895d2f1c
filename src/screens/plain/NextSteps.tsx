import ArrowLeft from 'lucide-react/icons/arrow-left'
import Mail from 'lucide-react/icons/mail'
import Search from 'lucide-react/icons/search'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { config } from '#api/config/config.ts'
import { useFindLabel } from '#engine/useFindLabel.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Icon } from '#ui/actions/Icon.tsx'
import styles from './NextSteps.module.css'

type Props = {
  /** The page exists, but this account may not open it. */
  isRefused?: boolean
  /** The subject of a mail to support. */
  subject: string
}

/** Links besides home: back, the search and support. */
export function NextSteps({ isRefused = false, subject }: Props) {
  const { t } = useTranslation('actions')
  const findLabel = useFindLabel()
  const navigate = useNavigate()
  const viewer = use(ViewerContext)
  const { contactEmail } = config()
  return (
    <>
      {isNotFirst() && (
        <Button icon={ArrowLeft} onClick={() => void navigate(-1)}>
          {t('back')}
        </Button>
      )}
      {viewer && (
        <Button icon={Search} onClick={pressSearch}>
          {findLabel}
        </Button>
      )}
      <div className={styles.notes}>
        {isRefused && viewer && <p>{t('signed-in-as', { email: viewer.user.email })}</p>}
        {contactEmail && (
          <a href={`mailto:${contactEmail}?subject=${encodeURIComponent(subject)}`}>
            <Icon icon={Mail} size={16} />
            {t('ask', { email: contactEmail })}
          </a>
        )}
      </div>
    </>
  )
}

/** Whether a page of the portal came before: the router counts them, and a redirect replaces what it refused. */
function isNotFirst(): boolean {
  const { idx } = (window.history.state ?? {}) as { idx?: number }
  return (idx ?? 0) > 0
}

/** The search is in the top bar and opens by these keys. */
function pressSearch(): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
}
