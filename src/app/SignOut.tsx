import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { switchLanguage } from '#app/preferences.ts'
import Logout from '#screens/logout/Logout.tsx'
import { useWords } from '#ui/words.ts'

/** The logout; afterwards the login that was used last. */
export default function SignOut() {
  const t = useWords()
  const navigate = useNavigate()
  const goOn = useCallback((path: string) => void navigate(path, { replace: true }), [navigate])
  return <Logout portalName={t('portal')} onLanguage={(language) => void switchLanguage(language)} onSignedOut={goOn} />
}
