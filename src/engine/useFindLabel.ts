import { useTranslation } from 'react-i18next'
import { useIsTouch } from '#ui/layout/useIsPhone.ts'

/** The label of what opens the command palette, with its keys where there are any. */
export function useFindLabel(): string {
  const { t } = useTranslation('portal')
  const isTouch = useIsTouch()
  return isTouch ? t('find') : `${t('find')} (Ctrl+K)`
}
