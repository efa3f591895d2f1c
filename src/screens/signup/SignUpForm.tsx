import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { queryKeys } from '#api/rows/queries.ts'
import type { Tokens } from '#api/auth/signIn.ts'
import { type Invitation, publicTitles } from '#api/auth/signUp.ts'
import { FormTextField } from '#engine/form/FormTextField.tsx'
import { useFilledSilently } from '#features/authPages/useFilledSilently.ts'
import { NewPassword } from '#features/authPages/NewPassword.tsx'
import { getLanguage, type Language } from '#lib/languages.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import styles from './SignUp.module.css'
import { type Draft, toDraft, toNewUser, newUserSchema } from './newUser.ts'
import { Person } from './Person.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { useSignUp } from './useSignUp.ts'

type Props = {
  token: string
  invitation: Invitation
  loginRoute: string
  onLanguage: (language: Language) => void
  onTokens: (tokens: Tokens) => Promise<void>
  onMade: () => void
  onUsed: () => void
}

/** The fields of an account. Typed text stays after any response. */
export function SignUpForm({ token, invitation, loginRoute, onLanguage, onTokens, onMade, onUsed }: Props) {
  const { t } = useTranslation(['authPages', 'portal'])
  const language = useLanguage()
  const { data: titles = [] } = useQuery({
    queryKey: queryKeys.early('titles'),
    queryFn: publicTitles,
    staleTime: 'static',
    gcTime: 0,
  })
  const { email } = invitation
  const schema = newUserSchema(t('password.weak'))
  const form = useForm<Draft>({ resolver: zodResolver(schema), defaultValues: toDraft(invitation) })
  const account = useSignUp(token, email, form, { onTokens, onMade, onUsed })
  const { errors } = form.formState
  const element = useRef<HTMLFormElement>(null)
  useFilledSilently(form, element)

  // The language of the invitation applies until another one is selected.
  const changeLanguage = useRef(onLanguage)
  useEffect(() => {
    if (invitation.language !== null) changeLanguage.current(getLanguage(invitation.language))
  }, [invitation])

  return (
    <FormProvider {...form}>
      <form
        className={styles.form}
        noValidate
        ref={element}
        onSubmit={(event) => {
          event.preventDefault()
          account.run(form.handleSubmit(async (draft) => await account.make(toNewUser(draft, language))))
        }}
      >
        <div className={styles.part}>
          <FormTextField
            autoComplete="username"
            hint={t('signup.fixed')}
            label={t('signup.email')}
            name="email"
            readOnly
            type="email"
          />
          {errors.email && <Link to={`${loginRoute}?email=${encodeURIComponent(email)}`}>{t('link.login')}</Link>}
        </div>
        <Person titles={titles} onLanguage={onLanguage} />
        <NewPassword label={t('signup.password')} />
        <div className={styles.part}>
          <SecondFactor email={email} isForced={invitation.force_2fa === true || !invitation.is_staff} />
        </div>
        {errors.root?.message && <Banner kind="error">{errors.root.message}</Banner>}
        <Button busy={account.isBusy} disabled={account.wait > 0} kind="primary" type="submit">
          {account.wait > 0 ? t('portal:login.wait', { seconds: account.wait }) : t('signup.submit')}
        </Button>
      </form>
    </FormProvider>
  )
}
