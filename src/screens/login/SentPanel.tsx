import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { useWords } from '#ui/words.ts'
import css from '#features/doors/Door.module.css'
import { useFocus } from '#features/doors/useFocus.ts'

/** The same answer whether or not anybody has this address. */
export function SentPanel({ email, onBack }: { email: string; onBack: () => void }) {
  const words = useWords()
  const button = useFocus<HTMLButtonElement>()
  return (
    <div className={css['form']}>
      <Banner kind="good">
        <bdi>{words('login.sent-text', { email: email.trim().toLowerCase() })}</bdi>
      </Banner>
      <p>{words('login.sent-hint')}</p>
      <Button ref={button} onClick={onBack}>
        {words('login.back')}
      </Button>
    </div>
  )
}
