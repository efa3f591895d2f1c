import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldErrors, NotFound, ResultUnknown } from '#api/errors.ts'
import { serverText } from '#api/faultText.ts'
import { postCredentials, type Tokens } from '#api/signIn.ts'
import { type NewUser, signUp } from '#api/signUp.ts'
import { loginFault } from '#features/doors/loginFault.ts'
import { useSubmit } from '#features/doors/useSubmit.ts'

type SignUp = {
  isBusy: boolean
  /** Seconds the server wants to be left alone. */
  wait: number
  /** What the server said about fields of the form, by name. */
  refused: Readonly<Record<string, string>>
  /** What it said besides. */
  error: string
  send: (user: NewUser) => void
  forget: (field: string) => void
}

type Ends = {
  onTokens: (tokens: Tokens) => Promise<void>
  /** The account exists, and its second factor asks for the usual login. */
  onMade: () => void
  /** The invitation no longer counts, and its account is somebody else's. */
  onUsed: () => void
}

/**
 * Sends the account, once at a time. Where the answer got lost, or the browser itself sent it a second time and was
 * told that the invitation is gone, it is looked up before anything is said: who can sign in has an account.
 */
export function useSignUp(token: string, email: string, fields: readonly string[], { onTokens, onMade, onUsed }: Ends): SignUp {
  const { t } = useTranslation('doors')
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const submit = useSubmit((error) => {
    if (error instanceof ResultUnknown) return t('signup.not-made')
    return error instanceof FieldErrors ? told(error) : loginFault(error)
  })

  const make = async (user: NewUser): Promise<void> => {
    setRefused({})
    try {
      await onTokens(await signUp(token, user))
    } catch (error) {
      if (error instanceof FieldErrors) setRefused(Object.fromEntries(error.fields.map(({ path, message }) => [path, serverText(message)])))
      if (!(error instanceof ResultUnknown || error instanceof NotFound)) throw error
      const answer = await postCredentials(email, user.password).catch(() => undefined)
      if (answer?.kind === 'tokens') return await onTokens(answer.tokens)
      if (answer?.kind === 'secondFactor') return onMade()
      if (error instanceof NotFound) return onUsed()
      throw error
    }
  }
  const known = Object.keys(refused).some((path) => fields.includes(path))
  return {
    isBusy: submit.isBusy,
    wait: submit.wait,
    refused,
    // What stands at its field is not said twice.
    error: known && Object.keys(refused).every((path) => fields.includes(path)) ? '' : submit.error,
    send: (user) => submit.run(async () => await make(user)),
    forget: (field) => {
      setRefused(Object.fromEntries(Object.entries(refused).filter(([path]) => path !== field)))
      submit.forgetError()
    },
  }
}

function told({ fields, general }: FieldErrors): string {
  return [...general, ...fields.map(({ message }) => message)].map(serverText).join(' ')
}
