import { switchLanguage } from './preferences.ts'
import Logout from '#screens/logout/Logout.tsx'

/** `/logout` */
export function LogoutPage() {
  return <Logout onLanguage={(language) => void switchLanguage(language)} />
}
