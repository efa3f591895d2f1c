import Plus from 'lucide-react/icons/plus'
import Save from 'lucide-react/icons/save'
import Send from 'lucide-react/icons/send'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Collection } from '#engine/collection.ts'
import styles from './RecordView.module.css'
import { flushInputs } from '#engine/form/flushInputs.ts'
import { useKeyLabel } from '#engine/fields/useKeyLabel.ts'
import type { RecordForm } from '#engine/form/useRecordForm.ts'
import { useLabels } from '#engine/labels.ts'
import { useIsOnline } from '#engine/useIsOnline.ts'
import { Button } from '#ui/actions/Button.tsx'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { isDialogOpen } from '#ui/layout/keys.ts'

type Props = {
  /** The id of the form. */
  id: string
  collection: Collection
  form: RecordForm
  canSave: boolean
  isDirty: boolean
  isSaving: boolean
}

/** Shows unsaved changes, and saves them. */
export function SaveBar({ id, collection, form, canSave, isDirty, isSaving }: Props) {
  const { t } = useTranslation(['portal', 'actions'])
  const labels = useLabels(collection)
  const getLabel = useKeyLabel(collection)
  const isOnline = useIsOnline()
  const isNew = form.base === undefined
  // A new record is added by the words of its page's title, where these say what is done.
  const added = collection.createLabel
    ? labels.field(collection.createLabel)
    : t(`new.${collection.path}`, { ns: 'actions', defaultValue: t('save') })
  const addIcon = collection.createLabel === 'send' ? Send : Plus
  const changed = [...new Set(form.changed.map(getLabel))]
  const button = useRef<HTMLButtonElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  // Where it only appears with the first change, it may cover the field that was changed.
  useEffect(() => {
    const field = document.activeElement
    if (isDirty && field && bar.current && isCovered(field, bar.current)) field.scrollIntoView({ block: 'nearest' })
  }, [isDirty])
  useSaveKey(button, () => canSave && isOnline && (isNew || form.hasChanges()))
  if (!canSave && !isDirty) return null
  return (
    <div className={classNames(styles.saving, !isNew && !isDirty && styles.resting)} data-keep-clear ref={bar}>
      {isDirty && (
        <p className={styles.unsaved}>
          <span>{t('actions:form.unsaved')}</span>
          {changed.length > 0 && ` (${changed.length})${labelSeparator()}${changed.join(', ')}`}
        </p>
      )}
      {canSave && (
        <Button
          kind="primary"
          icon={isNew ? addIcon : Save}
          ref={button}
          type="submit"
          form={id}
          aria-keyshortcuts="Control+S"
          title="Ctrl+S"
          busy={isSaving}
          disabled={!isOnline || !(isNew || isDirty)}
          reason={t(isOnline ? 'actions:form.nothing-changed' : 'actions:form.offline')}
        >
          {isNew ? added : t('save')}
        </Button>
      )}
    </div>
  )
}

function isCovered(field: Element, bar: Element): boolean {
  const [one, other] = [field.getBoundingClientRect(), bar.getBoundingClientRect()]
  return one.bottom > other.top && one.top < other.bottom && !bar.contains(field)
}

/** Ctrl+S or Cmd+S saves, wherever the focus is. */
function useSaveKey(button: RefObject<HTMLButtonElement | null>, isReady: () => boolean): void {
  const save = useEffectEvent(() => {
    if (isReady()) button.current?.form?.requestSubmit()
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (isDialogOpen()) return
      // The form gets the last input once the field loses the focus.
      flushInputs()
      setTimeout(save)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
