import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Keyboard from 'lucide-react/icons/keyboard'
import Eraser from 'lucide-react/icons/eraser'
import LogOut from 'lucide-react/icons/log-out'
import MessageSquare from 'lucide-react/icons/message-square'
import Signpost from 'lucide-react/icons/signpost'
import UserRound from 'lucide-react/icons/user-round'
import { useTranslation } from 'react-i18next'
import { changeDevicePreferences, clearDevicePreferences } from '#api/storage/devicePreferences.ts'
import { readLoginData, type Theme, writeLoginData } from '#api/storage/loginData.ts'
import { toggleHelp } from '#app/shell/helpPanel.ts'
import { useKeysDialog } from '#app/shell/keysDialog.ts'
import { aboutLanguage, type Language, languages } from '#lib/languages.ts'
import { confirm } from '#ui/confirm/confirm.ts'
import { MenuPanel, type MenuPanelProps } from '#ui/overlays/MenuPanel.tsx'
import type { MenuItem } from '#ui/overlays/menuItem.ts'
import { toast, setToastsOff, useToasts } from '#ui/feedback/toasts.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

export type ShellUser = { id: number; name: string; initials: string; isDemo: boolean; isStaff: boolean }

export type UserMenuProps = {
  user: ShellUser
  language: Language
  onLanguage: (language: Language) => void
  onTheme: (theme: Theme) => void
}

const themes = [
  [1, 'light'],
  [2, 'dark'],
  [3, 'system'],
] as const

/** Links about the own account; demo users have no profile and give no feedback. */
export function UserMenuPanel({
  user,
  language,
  onLanguage,
  onTheme,
  ...place
}: UserMenuProps & Omit<MenuPanelProps, 'items'>) {
  const { t } = useTranslation(['portal', 'fields', 'actions'])
  const areNoticesOff = useToasts(({ isOff }) => isOff)
  const notices: MenuItem = {
    key: 'notices',
    group: t('actions:shell.device'),
    label: t(areNoticesOff ? 'actions:shell.notices-on' : 'actions:shell.notices-off'),
    icon: areNoticesOff ? Bell : BellOff,
    onSelect: () => {
      setToastsOff(!areNoticesOff)
      writeLoginData({ areNoticesOff: areNoticesOff ? undefined : true })
    },
  }
  const own = (): MenuItem[] => [
    { key: 'profile', label: t('actions:shell.profile'), icon: UserRound, to: `/accounts/users/${user.id}` },
    {
      key: 'feedback',
      label: t('actions:shell.feedback'),
      icon: MessageSquare,
      to: feedbackPath(`${location.pathname}${location.search}`, t('actions:shell.feedback-page')),
    },
  ]
  const choices = (): MenuItem[] => [
    ...themes.map(([theme, word]) => ({
      key: word,
      label: t(`fields:theme.${word}`),
      group: t('fields:theme'),
      isChosen: (readLoginData().theme ?? 3) === theme,
      onSelect: () => onTheme(theme),
    })),
    ...languages.map((code) => ({
      key: code,
      label: aboutLanguage(code).name,
      group: t('fields:language'),
      isChosen: code === language,
      onSelect: () => onLanguage(code),
    })),
  ]
  const forgetDevice = async () => {
    const isSure = await confirm({
      kind: 'warning',
      isLoss: true,
      title: t('actions:forget'),
      text: t('actions:forget.text'),
      confirmLabel: t('actions:forget.confirm'),
    })
    if (!isSure) return
    clearDevicePreferences(user.id)
    toast.success(t('actions:forget.done'))
  }
  const forget: MenuItem = {
    key: 'forget',
    group: t('actions:shell.device'),
    label: t('actions:forget'),
    icon: Eraser,
    onSelect: () => void forgetDevice(),
  }
  const help: MenuItem = {
    key: 'help',
    label: t('actions:help'),
    icon: CircleQuestionMark,
    onSelect: () => toggleHelp(place.anchor.current),
  }
  const keys: MenuItem = {
    key: 'keys',
    label: t('actions:keys'),
    icon: Keyboard,
    onSelect: () => useKeysDialog.setState({ isOpen: true }),
  }
  const tour: MenuItem = {
    key: 'tour',
    label: t('actions:tour'),
    icon: Signpost,
    ...(user.isDemo
      ? { onSelect: () => changeDevicePreferences(user.id, () => ({ isTourOver: false })) }
      : { to: '/?tour' }),
  }
  const logout: MenuItem = { key: 'logout', label: t('shell.logout'), icon: LogOut, to: '/logout' }
  return (
    <MenuPanel
      {...place}
      items={[
        ...(user.isDemo ? [] : [...own(), keys]),
        help,
        ...(user.isStaff && !user.isDemo ? [tour] : []),
        ...choices(),
        ...(user.isDemo ? [tour] : [notices, forget]),
        logout,
      ]}
    />
  )
}

/** The form for a feedback, prefilled with the page it is about, with a link back to it. */
function feedbackPath(page: string, label: string): string {
  const form = '/accounts/feedbacks/+'
  if (page.startsWith(form)) return page
  return `${form}?${new URLSearchParams({ text: `\n\n${label}${labelSeparator()}${page}`, ref: page }).toString()}`
}
