type Ask = (question: string, variable: string, isHidden?: boolean) => Promise<string>
type SignIn = { email: string; password: string; codeFor: (factor: string) => Promise<string> }

/** The account: from the arguments, else from the environment, else from a prompt. */
export async function signInOf(
  given: { email?: string | undefined; password?: string | undefined },
  { CONTRACT_USER, CONTRACT_PASSWORD, CONTRACT_CODE }: Readonly<Record<string, string | undefined>>,
  ask: Ask,
): Promise<SignIn> {
  const email = given.email ?? CONTRACT_USER ?? (await ask('E-mail: ', 'CONTRACT_USER'))
  const password = given.password ?? CONTRACT_PASSWORD ?? (await ask('Password: ', 'CONTRACT_PASSWORD', true))
  return {
    email,
    password,
    codeFor: async (factor) => CONTRACT_CODE ?? (await ask(`Code (${factor}): `, 'CONTRACT_CODE')),
  }
}
