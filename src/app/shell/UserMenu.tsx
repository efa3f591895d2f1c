import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import LogOut from 'lucide-react/icons/log-out'
import MessageSquare from 'lucide-react/icons/message-square'
import UserRound from 'lucide-react/icons/user-round'
import { useTranslation } from 'react-i18next'
import { writeLoginData } from '#api/loginData.ts'
import { MenuButton } from '#ui/MenuButton.tsx'
import type { MenuItem } from '#ui/menuItem.ts'
import { setNoticesOff, useNotices } from '#ui/notices.ts'
import css from './UserMenu.module.css'

export type ShellUser = { id: number; name: string; initials: string; isDemo: boolean }

/** The menu behind the user's initials; demo users have no profile and give no feedback. */
export function UserMenu({ user }: { user: ShellUser }) {
  const { t } = useTranslation()
  const areNoticesOff = useNotices(({ isOff }) => isOff)
  const notices: MenuItem = {
    key: 'notices',
    label: t(areNoticesOff ? 'shell.notices-on' : 'shell.notices-off'),
    icon: areNoticesOff ? Bell : BellOff,
    onSelect: () => {
      setNoticesOff(!areNoticesOff)
      writeLoginData({ areNoticesOff: areNoticesOff ? undefined : true })
    },
  }
  const own = (): MenuItem[] => [
    { key: 'profile', label: t('shell.profile'), icon: UserRound, to: `/accounts/users/${user.id}` },
    {
      key: 'feedback',
      label: t('shell.feedback'),
      icon: MessageSquare,
      to: feedbackPath(`${location.pathname}${location.search}`, t('shell.feedback-page')),
    },
  ]
  const logout: MenuItem = { key: 'logout', label: t('shell.logout'), icon: LogOut, to: '/logout' }
  return (
    <MenuButton
      face={<span className={css['initials']}>{user.initials}</span>}
      items={() => (user.isDemo ? [logout] : [...own(), notices, logout])}
      label={`${user.initials}: ${t('shell.user', { name: user.name })}`}
    />
  )
}

/** The form for a feedback, with the page it is about in its text, and the way back to it. */
function feedbackPath(page: string, label: string): string {
  const form = '/accounts/feedbacks/+'
  if (page.startsWith(form)) return page
  return `${form}?${new URLSearchParams({ text: `\n\n${label}: ${page}`, ref: page }).toString()}`
}
