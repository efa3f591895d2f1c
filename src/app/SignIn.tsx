import { Navigate, useSearchParams } from 'react-router-dom'
import { useSession } from '#api/session.ts'
import { switchLanguage } from '#app/preferences.ts'
import { internalPath } from '#lib/redirectTarget.ts'
import Login from '#screens/login/Login.tsx'

/** The login; who is signed in goes on to the page they wanted, else home. */
export default function SignIn({ variant }: { variant: 'standard' | 'fsp' }) {
  const [address] = useSearchParams()
  const status = useSession((state) => state.status)
  if (status === 'starting') return null
  if (status === 'signedIn') return <Navigate to={internalPath(address.get('next')) ?? '/'} replace />
  return <Login variant={variant} onLanguage={(language) => void switchLanguage(language)} onSignedIn={() => undefined} />
}
