import { createContext, type ReactNode, use } from 'react'
import styles from './RecordView.module.css'
import { groupedDigits } from '#lib/text/groupedDigits.ts'

type Props = {
  label: string
  /** How many entries the section has, where it lists any. */
  count?: number | undefined
  /** Its buttons. */
  children?: ReactNode
}

/** The heading of a section of a record: the count of its entries next to it, its buttons on the right. */
export function SectionHead({ label, count, children }: Props) {
  return (
    <div className={styles.head}>
      <h2>
        <span>{label}</span>{' '}
        <span className={styles.count} translate="no">
          {count === undefined ? undefined : groupedDigits(count)}
        </span>
      </h2>
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}

/** The name of the panel around, and its explanation where it needs one. */
export const PanelContext = createContext<{ label: string; hint: string } | null>(null)

/** The heading of a panel, with the count of its entries and its buttons; nothing outside of a panel. */
export function PanelHead(props: Omit<Props, 'label'>) {
  const panel = use(PanelContext)
  if (!panel) return null
  return (
    <>
      <SectionHead label={panel.label} {...props} />
      {panel.hint && <p className={styles.hint}>{panel.hint}</p>}
    </>
  )
}
