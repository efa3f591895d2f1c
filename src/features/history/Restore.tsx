import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#api/rows/page.ts'
import type { Collection, EditableForm } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { placeLabel } from './getTarget.ts'
import styles from './History.module.css'
import { restorable, undoable } from './restorable.ts'
import { ValueChoice } from './ValueChoice.tsx'
import type { Version } from './version.ts'

type Props = {
  collection: Collection
  version: Version
  /** The version before it, where there is one. */
  older: Version | undefined
  row: Row
  form: EditableForm
  onRestored: (() => void) | undefined
}

/** Undoes the change of a version, or restores its state, as unsaved changes of the form of its record. */
export function Restore(props: Props) {
  const { t } = useTranslation('history')
  const { collection, version, older, row } = props
  const viewer = useViewer()
  const [opened, setOpened] = useState<'undo' | 'restore'>()
  const isPresent = useMemo(
    () => restorable(collection, version.fields ?? {}, row, viewer).length === 0,
    [collection, version.fields, row, viewer],
  )
  if (!version.fields) return null
  const toggle = (one: 'undo' | 'restore', isOpen: boolean) =>
    setOpened((now) => {
      if (isOpen) return one
      return now === one ? undefined : now
    })
  const fold = (one: 'undo' | 'restore', Content: typeof Undo) => (
    <details className={styles.first} open={opened === one} onToggle={(event) => toggle(one, event.currentTarget.open)}>
      <summary>{t(one)}</summary>
      {opened === one && <Content {...props} />}
    </details>
  )
  return (
    <>
      {older?.fields && fold('undo', Undo)}
      {!isPresent && fold('restore', RestoreFields)}
    </>
  )
}

function Undo({ collection, version, older, row, form, onRestored }: Props) {
  const { t } = useTranslation('history')
  const viewer = useViewer()
  const labels = useLabels(collection)
  // The form at the time this opened: nobody can type in it below the panel.
  const [{ changes, others }] = useState(() =>
    undoable(
      collection,
      { before: older?.fields ?? {}, after: version.fields ?? {} },
      { ...row, ...form.values() },
      viewer,
    ),
  )
  return (
    <>
      {changes.length > 0 && (
        <ValueChoice
          collection={collection}
          changes={changes}
          then={t('undo.then')}
          form={form}
          onRestored={onRestored}
        />
      )}
      {others.length > 0 && (
        <p className={styles.quiet}>
          {t('undo.others', { names: others.map((name) => placeLabel(name, labels)).join(', ') })}
        </p>
      )}
      {changes.length + others.length === 0 && <p className={styles.quiet}>{t('undo.same')}</p>}
    </>
  )
}

function RestoreFields({ collection, version, row, form, onRestored }: Props) {
  const { t } = useTranslation('history')
  const viewer = useViewer()
  const [changes] = useState(() => restorable(collection, version.fields ?? {}, { ...row, ...form.values() }, viewer))
  if (changes.length === 0) return <p className={styles.quiet}>{t('restore.same')}</p>
  return (
    <ValueChoice
      collection={collection}
      changes={changes}
      then={t('restore.then')}
      form={form}
      onRestored={onRestored}
    />
  )
}
