import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { useWords } from '#ui/words.ts'
import css from '#features/doors/Door.module.css'

/** A link wants to sign somebody in, and this browser did not ask for it: the user decides (S15). */
export function CodeOffer({ email, onAccept, onRefuse }: { email: string; onAccept: () => void; onRefuse: () => void }) {
  const words = useWords()
  return (
    <div className={css['form']}>
      <Banner kind="warning">{words('login.offer-text')}</Banner>
      <p>
        <bdi>{email === '' ? words('login.offer-unknown') : words('login.offer', { email })}</bdi>
      </p>
      <Button kind="primary" onClick={onRefuse}>
        {words('login.offer-refuse')}
      </Button>
      <Button onClick={onAccept}>{words('login.offer-accept')}</Button>
    </div>
  )
}
