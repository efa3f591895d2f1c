import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import { type ReactNode, useEffect, useRef } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { useTranslation } from 'react-i18next'
import styles from './Tabs.module.css'
import pill from '#ui/pill.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import { useOverflowEdge } from '#ui/tables/useOverflowEdge.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

/**
 * One tab; `unsaved` marks unsaved input in it, `missing` says what it lacks, `name` holds the keys of the form's fields
 * in it, separated by blanks: the form finds the tab by them, and focusing it shows the tab.
 */
export type TabEntry<Id extends string> = {
  id: Id
  label: string
  isWrong?: boolean
  unsaved?: string | undefined
  missing?: string | undefined
  lang?: string
  name?: string
}
export type TabsProps<Id extends string> = {
  label: string
  tabs: readonly TabEntry<Id>[]
  shown: Id
  onShow: (id: Id) => void
  /** The content of each tab, where input in one is kept while another is shown. */
  kept?: Readonly<Record<string, ReactNode>>
  children?: ReactNode
}

/**
 * Tabs over one panel; the arrow keys move between them, those with errors are marked. Heavy: only lazily loaded parts
 * may import it.
 */
export function Tabs<Id extends string>({ label, tabs, shown, onShow, kept, children }: TabsProps<Id>) {
  const { t } = useTranslation('portal')
  const list = useRef<HTMLDivElement>(null)
  useOverflowEdge(list, styles.more)
  useEffect(() => {
    // After the focus, with which React Aria scrolls the strip back.
    const frame = requestAnimationFrame(() => {
      const tab = list.current?.querySelector<HTMLElement>(`[data-key="${shown}"]`)
      // Only the strip scrolls, never the page.
      if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - list.current.clientWidth / 3
    })
    return () => cancelAnimationFrame(frame)
  }, [shown])
  return (
    <AriaTabs className={styles.whole ?? ''} selectedKey={shown} onSelectionChange={(key) => onShow(key as Id)}>
      <TabList ref={list} aria-label={label} className={styles.tabs ?? ''}>
        {tabs.map((tab) => (
          <Tab
            className={classNames(pill.pill, styles.tab) ?? ''}
            data-name={tab.name}
            id={tab.id}
            key={tab.id}
            lang={tab.lang}
            {...(tab.name !== undefined && { onFocus: () => onShow(tab.id) })}
          >
            {tab.label}
            {tab.unsaved && (
              <>
                <span aria-hidden="true" className={styles.unsaved} />
                <VisuallyHidden>{tab.unsaved}</VisuallyHidden>
              </>
            )}
            {tab.missing && !tab.isWrong && (
              <>
                <CircleDashed aria-hidden="true" className={styles.missing} size={14} />
                <VisuallyHidden>{tab.missing}</VisuallyHidden>
              </>
            )}
            {tab.isWrong && (
              <>
                <CircleAlert aria-hidden="true" className={styles.wrong} size={14} />
                <VisuallyHidden>{t('field.error')}</VisuallyHidden>
              </>
            )}
          </Tab>
        ))}
      </TabList>
      {kept ? (
        tabs.map(({ id }) => (
          <TabPanel className={styles.panel ?? ''} id={id} key={id} shouldForceMount>
            {kept[id]}
          </TabPanel>
        ))
      ) : (
        <TabPanel className={styles.panel ?? ''} id={shown} key={shown}>
          {children}
        </TabPanel>
      )}
    </AriaTabs>
  )
}
