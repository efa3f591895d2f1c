import { useState } from 'react'
import { linkSecret } from '#api/linkSecret.ts'
import { requestDemo } from '#api/visitor.ts'
import css from '#features/doors/Door.module.css'
import { DoorFrame } from '#features/doors/DoorFrame.tsx'
import { EmailForm } from '#features/doors/EmailForm.tsx'
import { LinkFault } from '#features/doors/LinkFault.tsx'
import type { Language } from '#lib/languages.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useFileWords, useLanguage, useWords } from '#ui/words.ts'
import { useDemoLink } from './useDemoLink.ts'

/** The demo: who has a link comes in with it, anybody else asks for one (DEMO-02, DEMO-05). */
export function Demo({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const { say: words } = useFileWords('doors')
  const usual = useWords()
  const language = useLanguage((state) => state.language)
  const [token, setToken] = useState(() => linkSecret('demo'))
  const link = useDemoLink(token)
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState('')
  const ask = (): void => setToken(undefined)

  if (token === '')
    return (
      <DoorFrame title={words('link.broken')} onLanguage={onLanguage}>
        <LinkFault text={words('link.broken-text')}>
          <Button kind="primary" onClick={ask}>
            {words('demo.again')}
          </Button>
        </LinkFault>
      </DoorFrame>
    )
  if (token !== undefined && link.fault !== undefined)
    return (
      <DoorFrame title={words(link.isSpent ? 'link.expired' : 'demo.failed')} onLanguage={onLanguage}>
        <LinkFault text={link.isSpent ? words('demo.expired') : link.fault}>
          {!link.isSpent && <Button onClick={link.retry}>{words('link.retry')}</Button>}
          <Button kind="primary" onClick={ask}>
            {words('demo.again')}
          </Button>
        </LinkFault>
      </DoorFrame>
    )
  if (token !== undefined)
    return (
      <DoorFrame title={words('demo.title')} onLanguage={onLanguage}>
        <Spinner label={words('demo.busy')} />
      </DoorFrame>
    )
  if (sentTo !== '')
    return (
      <DoorFrame title={words('demo.sent-title')} onLanguage={onLanguage}>
        <div className={css['form']}>
          <Banner kind="good">
            <bdi>{words('demo.sent', { email: sentTo })}</bdi>
          </Banner>
          <p>{usual('login.sent-hint')}</p>
          <Button onClick={() => setSentTo('')}>{words('demo.again')}</Button>
        </div>
      </DoorFrame>
    )
  const send = async (address: string): Promise<void> => {
    await requestDemo(address, language)
    setSentTo(address)
  }
  return (
    <DoorFrame text={words('demo.intro')} title={words('demo.title')} onLanguage={onLanguage}>
      <EmailForm email={email} submit={words('demo.submit')} onEmail={setEmail} onSend={send} />
    </DoorFrame>
  )
}
