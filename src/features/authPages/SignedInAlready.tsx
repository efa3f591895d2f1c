import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ownEmailQuery } from '#api/auth/me.ts'
import { signOut } from '#api/session/session.ts'
import { useAction } from '#engine/actions/useAction.ts'
import type { Language } from '#lib/languages.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'
import styles from './AuthForm.module.css'
import { AuthLayout } from './AuthLayout.tsx'
import { useFocus } from './useFocus.ts'

type Props = {
  onStay: () => void
  /** Called after the previous session has ended. */
  onFree: () => void
  onLanguage: (language: Language) => void
}

/**
 * Somebody signed in opened a link for another person: the user decides which session to keep, and the two never mix
 * (S16).
 */
export default function SignedInAlready({ onStay, onFree, onLanguage }: Props) {
  const { t } = useTranslation('authPages')
  const stay = useFocus<HTMLButtonElement>()
  const { data: email = '' } = useQuery(ownEmailQuery())
  const leaving = useAction({
    run: async () => {
      await signOut()
      onFree()
    },
  })

  return (
    <AuthLayout title={t('choice.title')} onLanguage={onLanguage}>
      <div className={styles.form}>
        <p>
          <bdi>{email === '' ? t('choice.text-unknown') : t('choice.text', { email })}</bdi>
        </p>
        <Banner kind="warning">{t('choice.warning')}</Banner>
        <Button disabled={leaving.isPending} kind="primary" ref={stay} onClick={onStay}>
          {t('choice.stay')}
        </Button>
        <Button busy={leaving.isPending} onClick={() => void leaving.run()}>
          {t('choice.continue')}
        </Button>
      </div>
    </AuthLayout>
  )
}
