import Check from 'lucide-react/icons/check'
import type { RefObject } from 'react'
import { Header, Menu, MenuItem as AriaItem, MenuSection, RouterProvider, Text } from 'react-aria-components'
import { useNavigate } from 'react-router-dom'
import { classNames } from '#ui/layout/classNames.ts'
import type { MenuItem } from './menuItem.ts'
import styles from './MenuPanel.module.css'
import { PopoverPanel } from './PopoverPanel.tsx'

export type MenuPanelProps = {
  label: string
  anchor: RefObject<HTMLElement | null>
  align: 'start' | 'end'
  items: MenuItem[]
  onClose: () => void
}

export function MenuPanel({ label, anchor, align, items, onClose }: MenuPanelProps) {
  const navigate = useNavigate()
  const disabled = items.filter((item) => item.disabled).map(({ key }) => key)
  return (
    <RouterProvider navigate={(to) => void navigate(to)}>
      <PopoverPanel align={align} anchor={anchor} label={label} onClose={onClose}>
        <Menu
          aria-label={label}
          autoFocus="first"
          className={styles.menu ?? ''}
          disabledKeys={disabled}
          ref={focusEntries}
          onClose={onClose}
        >
          {items.map((item, place) => {
            const { group } = item
            if (group === undefined) return entry(item)
            if (items[place - 1]?.group === group) return null
            return <Group key={group} name={group} items={items.filter((other) => other.group === group)} />
          })}
        </Menu>
      </PopoverPanel>
    </RouterProvider>
  )
}

/**
 * Moves the focus to the first entry where the menu takes it before its entries are there, as it does when it opens
 * again.
 */
function focusEntries(menu: HTMLElement | null): (() => void) | undefined {
  const handOn = ({ target }: FocusEvent) => {
    if (target === menu) menu?.querySelector<HTMLElement>('[role^=menuitem]:not([aria-disabled])')?.focus()
  }
  menu?.addEventListener('focusin', handOn)
  return () => menu?.removeEventListener('focusin', handOn)
}

/** Entries under a name; where one of them is selected it is a choice. */
function Group({ name, items }: { name: string; items: MenuItem[] }) {
  const choice = {
    disallowEmptySelection: true,
    selectedKeys: items.filter(({ isChosen }) => isChosen).map(({ key }) => key),
    selectionMode: 'single',
  } as const
  return (
    <MenuSection
      aria-label={name}
      className={styles.group ?? ''}
      {...(items.some(({ isChosen }) => isChosen !== undefined) ? choice : {})}
    >
      <Header className={styles.name ?? ''}>{name}</Header>
      {items.map(entry)}
    </MenuSection>
  )
}

function entry({ key, label, icon, to, onSelect, danger, isChosen, reason, disabled }: MenuItem) {
  const Icon = isChosen ? Check : icon
  return (
    <AriaItem
      className={classNames(styles.item, danger && styles.danger)}
      id={key}
      key={key}
      textValue={label}
      {...(to === undefined ? {} : { href: to })}
      onAction={() => onSelect?.()}
    >
      {Icon && <Icon aria-hidden="true" size={16} />}
      <span>
        <Text slot="label">
          <bdi>{label}</bdi>
        </Text>
        {disabled && reason && (
          <Text className={styles.reason ?? ''} slot="description">
            {reason}
          </Text>
        )}
      </span>
    </AriaItem>
  )
}
