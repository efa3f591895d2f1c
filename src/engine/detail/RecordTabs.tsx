import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#api/rows/page.ts'
import type { Collection, Panel } from '#engine/collection.ts'
import { PanelFrame } from './PanelFrame.tsx'
import styles from './RecordView.module.css'
import { formTab } from './useTab.ts'
import { useLabels } from '#engine/labels.ts'
import { Tabs } from '#ui/navigation/Tabs.tsx'

type Props = {
  collection: Collection
  row: Row
  panels: readonly Panel[]
  shown: string
  onShow: (name: string) => void
  form: ReactNode
  isFormUnsaved: boolean
  isFormWrong: boolean
  /** Below the first tab: the related lists. */
  below: ReactNode
}

/**
 * A record in tabs: a panel each, and the form. Unsaved input in one of them is kept while another is open, and marked
 * at its tab.
 */
export function RecordTabs({ collection, row, panels, shown, onShow, form, isFormUnsaved, isFormWrong, below }: Props) {
  const { t } = useTranslation('forms')
  const labels = useLabels(collection)
  const [opened, setOpened] = useState<readonly string[]>([shown])
  if (!opened.includes(shown)) setOpened([...opened, shown])
  const [unsaved, setUnsaved] = useState<readonly string[]>([])
  const mark = useCallback(
    (name: string, isUnsaved: boolean) =>
      setUnsaved((now) => [...now.filter((one) => one !== name), ...(isUnsaved ? [name] : [])]),
    [],
  )
  // An error opens the tab of its field.
  const showForm = useEffectEvent(() => onShow(formTab))
  useEffect(() => {
    if (isFormWrong) showForm()
  }, [isFormWrong])
  const unsavedHint = (isUnsaved: boolean) => (isUnsaved ? t('tab.unsaved') : undefined)
  const tabs = [
    ...panels.map(({ name }) => ({
      id: name,
      label: labels.field(name),
      unsaved: unsavedHint(unsaved.includes(name)),
    })),
    { id: formTab, label: t('tab.form'), unsaved: unsavedHint(isFormUnsaved), isWrong: isFormWrong },
  ]
  const getContent = (panel: Panel, index: number) =>
    opened.includes(panel.name) && (
      <div className={styles.tab}>
        <KeptPanel collection={collection} row={row} panel={panel} onUnsaved={mark} />
        {index === 0 && below}
      </div>
    )
  return (
    <Tabs
      label={labels.one}
      tabs={tabs}
      shown={shown}
      onShow={onShow}
      kept={{
        ...Object.fromEntries(panels.map((panel, index) => [panel.name, getContent(panel, index)])),
        [formTab]: form,
      }}
    />
  )
}

type KeptProps = {
  collection: Collection
  row: Row
  panel: Panel
  onUnsaved: (name: string, isUnsaved: boolean) => void
}

function KeptPanel({ panel, onUnsaved, ...props }: KeptProps) {
  const { name } = panel
  const report = useCallback((isUnsaved: boolean) => onUnsaved(name, isUnsaved), [onUnsaved, name])
  return <PanelFrame {...props} panel={panel} onUnsaved={report} />
}
