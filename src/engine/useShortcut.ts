import type { HTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import { useDevicePreferences } from '#api/storage/devicePreferences.ts'
import { useViewer } from './viewer.ts'

/** Names the key that presses a control or goes to it, for the control and its tooltip; nothing for somebody who switched such keys off. */
export function useShortcut(key: string): Pick<HTMLAttributes<HTMLElement>, 'aria-keyshortcuts' | 'title'> {
  const { t } = useTranslation()
  const { areKeysOff } = useDevicePreferences(useViewer().id)
  return areKeysOff ? {} : { 'aria-keyshortcuts': key, title: t('key', { key: key.toUpperCase() }) }
}
