import { useTranslation } from 'react-i18next'
import type { WidgetProps } from '#engine/collection.ts'
import FlagWidget from '#engine/fields/widgets/FlagWidget.tsx'
import styles from './AccountFlag.module.css'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

/**
 * What an account may do everywhere; for those who cannot change it, it is words instead of a box, explained only where
 * it holds.
 */
export default function AccountFlag(props: WidgetProps) {
  const { t } = useTranslation()
  const { label, value, readOnly, hint } = props
  if (!readOnly) return <FlagWidget {...props} />
  return (
    <div className={styles.flag}>
      {`${label}${labelSeparator()}${t(value === true ? 'yes' : 'no')}`}
      {value === true && hint && <small>{hint}</small>}
    </div>
  )
}
