import ExternalLink from 'lucide-react/icons/external-link'
import { useTranslation } from 'react-i18next'
import { FormBlocked } from '#api/auth/postForm.ts'
import { appAddress, postToken } from '#api/auth/tokenPost.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useNotifyError } from '#engine/actions/useNotifyError.ts'
import type { App } from '#features/apps/permittedApps.ts'
import { getHost } from '#lib/redirectTarget.ts'
import styles from './Home.module.css'
import { Button } from '#ui/actions/Button.tsx'
import card from '#ui/card.module.css'
import { toast } from '#ui/feedback/toasts.ts'

/** Opens an external app in a new tab, signed in; an unsafe address is refused with a message (S14, D-05). */
export function OpenApp({ app }: { app: App }) {
  const { t } = useTranslation('home')
  const notifyError = useNotifyError()
  const address = appAddress(app.url)
  const opening = useAction({
    run: async () => await postToken(app.url, { newTab: true }),
    title: app.name,
    showError: (error, title) =>
      error instanceof FormBlocked ? toast.error(t('blocked'), { title }) : notifyError(error, title),
  })
  return (
    <div className={styles.open}>
      <Button
        icon={ExternalLink}
        busy={opening.isPending}
        disabled={address === null}
        reason={t('unsafe')}
        onClick={() => void opening.run()}
      >
        {t('open-app', { name: app.name })}
      </Button>
      <p className={card.about}>{address === null ? t('unsafe') : t('new-tab', { host: getHost(app.url) ?? '' })}</p>
    </div>
  )
}
