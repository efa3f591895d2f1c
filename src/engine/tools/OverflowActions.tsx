import Ellipsis from 'lucide-react/icons/ellipsis'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './OverflowActions.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'

/** Secondary tools: on a phone they are behind a button, all but a primary one. */
export function OverflowActions(props: ComponentProps<'div'>) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <span className={styles.more}>
        <IconButton icon={Ellipsis} label={t('list.more')} expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      </span>
      <div {...props} className={classNames(styles.rarer, isOpen && styles.open)} data-rarer={!isOpen} />
    </>
  )
}
