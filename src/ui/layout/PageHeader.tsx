import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { groupedDigits } from '#lib/text/groupedDigits.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import { classNames } from './classNames.ts'
import styles from './PageHeader.module.css'

type Props = {
  title: string
  /** The title is the name of a record, which page translators must not touch. */
  isName?: boolean
  subtitle?: ReactNode
  back?: { to: string; label: string } | undefined
  toolbar?: ReactNode
  /** On a phone, the one button to all tools is in the line of the way back. */
  isToolbarBesideBack?: boolean
  badges?: ReactNode
  /** The number of records, shown next to the title. */
  count?: number | undefined
  /** The form has errors: the title of the window starts with that. */
  isInvalid?: boolean
}

/** The head of a page; its heading takes the focus when the route changes (`focusHeading`). */
export function PageHeader({
  title,
  subtitle,
  back,
  toolbar,
  badges,
  count,
  isName = false,
  isToolbarBesideBack = false,
  isInvalid = false,
}: Props) {
  const { t } = useTranslation()
  return (
    <header className={styles.header}>
      <title>{`${isInvalid ? `${t('error.title')}${labelSeparator()}` : ''}${title} – ${t('portal')}`}</title>
      {back && (
        <div className={styles.up}>
          <Link className={styles.back} to={back.to}>
            <ArrowLeft aria-hidden="true" size={16} />
            <bdi>{back.label}</bdi>
          </Link>
        </div>
      )}
      <div className={styles.words}>
        <div className={styles.title}>
          <h1 data-page-heading tabIndex={-1}>
            <bdi translate={isName ? 'no' : undefined}>{title}</bdi>
          </h1>
          {count !== undefined && (
            <span className={styles.count} translate="no">
              {groupedDigits(count)}
            </span>
          )}
          {badges}
        </div>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {toolbar && <div className={classNames(styles.toolbar, isToolbarBesideBack && styles.besideBack)}>{toolbar}</div>}
    </header>
  )
}
