import i18next from 'i18next'
import { lazyPart } from '#ui/lazyPart.ts'

/** Goes on to a site that asked for the user. */
export const { Part: OnwardPart } = lazyPart(async () => {
  const [{ default: SendOn }] = await Promise.all([import('#features/doors/SendOn.tsx'), i18next.loadNamespaces('doors')])
  return SendOn
})

/** Asks who is signed in and opened a link for somebody else. */
export const { Part: SignedInAlreadyPart } = lazyPart(async () => {
  const [{ default: SignedInAlready }] = await Promise.all([import('#features/doors/SignedInAlready.tsx'), i18next.loadNamespaces('doors')])
  return SignedInAlready
})
