import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ValidationError, NotFoundError, UnknownOutcomeError } from '#api/http/errors.ts'
import { serverMessage } from '#api/http/errorMessage.ts'
import { postCredentials, type Tokens } from '#api/auth/signIn.ts'
import { type NewUser, signUp } from '#api/auth/signUp.ts'
import { getLoginError } from '#features/authPages/getLoginError.ts'
import { type Submit, useSubmit } from '#features/authPages/useSubmit.ts'
import type { Draft } from './newUser.ts'

type Ends = {
  onTokens: (tokens: Tokens) => Promise<void>
  /** The account exists, and its second factor requires the usual login. */
  onMade: () => void
  /** The invitation is invalid, and its account belongs to somebody else. */
  onUsed: () => void
}

/**
 * Creates the account, one request at a time. When the response is lost, or the browser repeated the request and got
 * the error of a used invitation, it looks the account up before a message: a successful sign-in proves the account.
 * Errors of the server are shown at their fields, others below the form.
 */
export function useSignUp(
  token: string,
  email: string,
  form: UseFormReturn<Draft>,
  { onTokens, onMade, onUsed }: Ends,
): Submit & { make: (user: NewUser) => Promise<void> } {
  const { t } = useTranslation('authPages')
  const { getValues, setError } = form
  const getText = (error: unknown): string => {
    if (error instanceof UnknownOutcomeError) return t('signup.not-made')
    return error instanceof ValidationError ? toMessage(error) : getLoginError(error)
  }
  const submit = useSubmit(getText, (text, error) => {
    const known = new Set(Object.keys(getValues()))
    const fields = error instanceof ValidationError ? error.fields : []
    const atFields = fields.filter(({ path }) => known.has(path))
    // In reverse, so that the first message of a field wins and the first field has the focus.
    for (const { path, message } of atFields.toReversed())
      setError(path as keyof Draft, { type: 'server', message: serverMessage(message) }, { shouldFocus: true })
    // An error at its field is not repeated.
    if (atFields.length < fields.length || atFields.length === 0) setError('root', { type: 'server', message: text })
  })

  const make = async (user: NewUser): Promise<void> => {
    try {
      await onTokens(await signUp(token, user))
    } catch (error) {
      if (!(error instanceof UnknownOutcomeError || error instanceof NotFoundError)) throw error
      const answer = await postCredentials(email, user.password).catch(() => undefined)
      if (answer?.kind === 'tokens') return await onTokens(answer.tokens)
      if (answer?.kind === 'secondFactor') return onMade()
      if (error instanceof NotFoundError) return onUsed()
      throw error
    }
  }
  return { ...submit, make }
}

function toMessage({ fields, general }: ValidationError): string {
  return [...general, ...fields.map(({ message }) => message)].map(serverMessage).join(' ')
}
