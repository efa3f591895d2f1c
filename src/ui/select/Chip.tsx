import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { Link, type LinkProps } from 'react-router-dom'
import { classNames } from '#ui/layout/classNames.ts'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import styles from './Picker.module.css'

type Props = {
  label: string
  link?: Pick<LinkProps, 'to' | 'state'> | undefined
  onRemove?: (() => void) | undefined
  /** Opens the control the entry was selected in. */
  onOpen?: (() => void) | undefined
}

/** A selected entry: its name, a link to it, a button to remove it. */
export function Chip({ label, link, onRemove, onOpen }: Props) {
  const { t } = useTranslation()
  const name = <bdi>{label}</bdi>
  const opener = onOpen && (
    <button className={styles.opener} type="button" onClick={onOpen}>
      {name}
    </button>
  )
  return (
    <span className={classNames(styles.chip, !onRemove && styles.fixed)}>
      <span className={styles.name}>{link ? <Link {...link}>{name}</Link> : (opener ?? name)}</span>
      {onRemove && <IconButton icon={X} label={t('picker.remove', { label })} small onClick={onRemove} />}
    </span>
  )
}
