import type { HTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import { useDevicePreferences } from '#api/storage/devicePreferences.ts'
import { useViewer } from './viewer.ts'

/** The shortcut of a control, for the control and its tooltip; empty where the user switched such keys off. */
export function useShortcut(key: string): Pick<HTMLAttributes<HTMLElement>, 'aria-keyshortcuts' | 'title'> {
  const { t } = useTranslation()
  const { areKeysOff } = useDevicePreferences(useViewer().id)
  return areKeysOff ? {} : { 'aria-keyshortcuts': key, title: t('key', { key: key.toUpperCase() }) }
}
