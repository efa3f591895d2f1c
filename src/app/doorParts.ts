import { lazyPart } from '#ui/lazyPart.ts'
import { loadWords } from '#ui/words.ts'

/** Goes on to a site that asked for the user. */
export const { Part: OnwardPart } = lazyPart(async () => {
  const [{ default: SendOn }] = await Promise.all([import('#features/doors/SendOn.tsx'), loadWords('doors')])
  return SendOn
})

/** Asks who is signed in and opened a link for somebody else. */
export const { Part: SignedInAlreadyPart } = lazyPart(async () => {
  const [{ default: SignedInAlready }] = await Promise.all([import('#features/doors/SignedInAlready.tsx'), loadWords('doors')])
  return SignedInAlready
})
