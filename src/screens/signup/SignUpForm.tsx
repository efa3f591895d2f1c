import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#ui/Link.tsx'
import type { Tokens } from '#api/signIn.ts'
import { type Invitation, publicTitles, type Title } from '#api/signUp.ts'
import { NewPassword } from '#features/doors/NewPassword.tsx'
import { languageOf, type Language } from '#lib/languages.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useLanguage } from '#ui/i18n.ts'
import css from './SignUp.module.css'
import { type Draft, draftOf, newUserOf, problemsOf } from './newUser.ts'
import { Person } from './Person.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { useSignUp } from './useSignUp.ts'

const fieldNames = ['email', 'salutation', 'title', 'first_name', 'last_name', 'password', 'preferred_2fa', 'authy_phone', 'email_2fa']

type Props = {
  token: string
  invitation: Invitation
  loginRoute: string
  onLanguage: (language: Language) => void
  onTokens: (tokens: Tokens) => Promise<void>
  onMade: () => void
  onUsed: () => void
}

/** Everything an account needs. Nothing typed is lost, whatever the server says. */
export function SignUpForm({ token, invitation, loginRoute, onLanguage, onTokens, onMade, onUsed }: Props) {
  const { t } = useTranslation(['doors', 'portal'])
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<Draft>(() => draftOf(invitation))
  const [isChecked, setChecked] = useState(false)
  const [titles, setTitles] = useState<readonly Title[]>([])
  const { email } = invitation
  const account = useSignUp(token, email, fieldNames, { onTokens, onMade, onUsed })
  const problems = problemsOf(draft)

  // Written in the language of the invitation, until another one is chosen.
  const speak = useRef(onLanguage)
  useEffect(() => {
    if (invitation.language !== null) speak.current(languageOf(invitation.language))
  }, [invitation])
  useEffect(() => void publicTitles().then(setTitles), [])
  // Once what the server refused is drawn at its fields.
  useEffect(() => {
    if (Object.keys(account.refused).length > 0) focusWrong(form.current)
  }, [account.refused])

  const change = (changes: Partial<Draft>): void => {
    setDraft({ ...draft, ...changes })
    for (const field of Object.keys(changes)) if (field in account.refused) account.forget(field)
  }
  const errorOf = (field: keyof Draft): string | undefined => account.refused[field] ?? (isChecked ? problemText(field) : undefined)
  const problemText = (field: keyof Draft): string | undefined => {
    const problem = problems[field]
    if (problem === undefined) return undefined
    return problem === 'weak' ? t('password.weak') : t(`portal:form.${problem}`)
  }
  const send = (): void => {
    setChecked(true)
    if (Object.keys(problems).length === 0) account.send(newUserOf(draft, language))
    else requestAnimationFrame(() => focusWrong(form.current))
  }
  return (
    <form
      className={css['form']}
      noValidate
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={css['part']}>
        <TextField autoComplete="username" error={account.refused['email']} hint={t('signup.fixed')} label={t('signup.email')} name="email" readOnly type="email" value={email} onChange={() => undefined} />
        {account.refused['email'] !== undefined && <Link to={`${loginRoute}?email=${encodeURIComponent(email)}`}>{t('link.login')}</Link>}
      </div>
      <Person draft={draft} errorOf={errorOf} titles={titles} onChange={change} onLanguage={onLanguage} />
      <NewPassword error={errorOf('password')} label={t('signup.password')} value={draft.password} onChange={(password) => change({ password })} />
      <div className={css['part']}>
        <SecondFactor draft={draft} email={email} errorOf={errorOf} isForced={invitation.force_2fa === true} onChange={change} />
      </div>
      {account.error !== '' && <Banner kind="error">{account.error}</Banner>}
      <Button busy={account.isBusy} disabled={account.wait > 0} kind="primary" type="submit">
        {account.wait > 0 ? t('portal:login.wait', { seconds: account.wait }) : t('signup.submit')}
      </Button>
    </form>
  )
}

function focusWrong(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}
