import { useTranslation } from 'react-i18next'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'
import styles from '#features/authPages/AuthForm.module.css'

/** A link would sign somebody in without a request from this browser: the user decides (S15). */
export function CodeOffer({
  email,
  onAccept,
  onRefuse,
}: {
  email: string
  onAccept: () => void
  onRefuse: () => void
}) {
  const { t } = useTranslation('authPages')
  return (
    <div className={styles.form}>
      <Banner kind="warning">{t('login.offer-text')}</Banner>
      <p>
        <bdi>{email === '' ? t('login.offer-unknown') : t('login.offer', { email })}</bdi>
      </p>
      <Button kind="primary" onClick={onRefuse}>
        {t('login.offer-refuse')}
      </Button>
      <Button onClick={onAccept}>{t('login.offer-accept')}</Button>
    </div>
  )
}
