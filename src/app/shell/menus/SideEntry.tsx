import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ComponentProps, memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { classNames } from '#ui/layout/classNames.ts'
import { groupedDigits } from '#lib/text/groupedDigits.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { holds, countOpen, type MenuNode } from './menuNode.ts'
import styles from './SideMenu.module.css'
import { create } from 'zustand'

type Props = { node: MenuNode; current: string | undefined; depth: number }

export const SideEntry = memo(function SideEntry({ node, current, depth }: Props) {
  const listId = useId()
  const { key, label, to, children = [] } = node
  const isHolding = children.some((child) => holds(child, current))
  const chosen = useOpenAreas((state) => state.areas[key])
  // The current area opens by itself, and otherwise stays as the user left it.
  const isOpen = chosen ?? (isHolding || node.key === current)
  // A closed area names its current entry.
  const badge = isOpen ? node.badge : countOpen(node)
  const toggle = () => useOpenAreas.getState().set(key, !isOpen)
  const indent = { paddingInlineStart: `${0.75 + depth * 0.75}rem` }

  const inner = (
    <>
      <span className={styles.label}>
        <bdi>{label}</bdi>
      </span>
      {badge !== undefined && badge > 0 && <OpenCount count={groupedDigits(badge)} />}
    </>
  )
  const chevron = <ChevronRight aria-hidden="true" className={styles.chevron} size={14} />
  const disclosure = { 'aria-expanded': isOpen, 'aria-controls': listId, onClick: toggle, type: 'button' as const }

  return (
    <li>
      <div className={styles.row}>
        {to === undefined ? (
          <button
            {...disclosure}
            aria-current={key === current ? 'page' : undefined}
            className={classNames(styles.entry, styles.area, isHolding && styles.holds)}
            style={indent}
          >
            {inner}
            {chevron}
          </button>
        ) : (
          <Link aria-current={key === current ? 'page' : undefined} className={styles.entry} style={indent} to={to}>
            {inner}
          </Link>
        )}
        {to !== undefined && children.length > 0 && (
          <Toggle {...disclosure} label={label}>
            {chevron}
          </Toggle>
        )}
      </div>
      {children.length > 0 && (
        <ul className={styles.list} hidden={!isOpen} id={listId}>
          {isOpen &&
            children.map((child) => <SideEntry current={current} depth={depth + 1} key={child.key} node={child} />)}
        </ul>
      )}
    </li>
  )
})

function OpenCount({ count }: { count: string }) {
  const { t } = useTranslation()
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t('shell.open-count', { n: count })}</VisuallyHidden>
    </span>
  )
}

function Toggle({ label, ...props }: ComponentProps<'button'> & { label: string }) {
  const { t } = useTranslation()
  const name = t(props['aria-expanded'] === true ? 'shell.close' : 'shell.open', { label })
  return <button type="button" {...props} aria-label={name} className={styles.toggle} />
}

type Areas = Partial<Record<string, boolean>>

/** Which areas of the menu the user opened or closed; kept until the page reloads. */
const useOpenAreas = create<{ areas: Areas; set: (key: string, isOpen: boolean) => void }>((set) => ({
  areas: {},
  set: (key, isOpen) => set(({ areas }) => ({ areas: { ...areas, [key]: isOpen } })),
}))
