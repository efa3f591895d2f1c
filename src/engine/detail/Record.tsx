import Save from 'lucide-react/icons/save'
import { Suspense, useCallback, useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { Row } from '#api/page.ts'
import { can } from '#engine/access.ts'
import {
  type Collection,
  fieldOrText,
  type Panel,
  type EditableForm,
  type RecordToolProps,
  type Tool,
  trashWord,
  type Values,
} from '#engine/collection.ts'
import { BelongingList } from './BelongingList.tsx'
import { Neighbours } from './Neighbours.tsx'
import { RecordActions } from './RecordActions.tsx'
import styles from './Record.module.css'
import { commitTyped } from '#engine/form/commitTyped.ts'
import { fieldNameOf } from '#engine/form/entries.ts'
import { Form } from '#engine/form/Form.tsx'
import { handedOver, prefilledValues } from '#engine/form/prefill.ts'
import { useKeyLabel } from '#engine/form/useKeyLabel.ts'
import { type RecordForm, useRecordForm } from '#engine/form/useRecordForm.ts'
import { useSave } from '#engine/form/useSave.ts'
import { useUnsavedGuard } from '#engine/form/useUnsavedGuard.ts'
import { type Labels, useLabels } from '#engine/labels.ts'
import { formatValue, titleOf } from '#engine/formatValue.ts'
import { HereContext } from '#engine/recordLinks.ts'
import { pathOf } from '#engine/recordPath.ts'
import { typeOf } from '#engine/fieldTypes.ts'
import { Tools } from '#engine/Tools.tsx'
import { useIsOnline } from '#engine/useIsOnline.ts'
import { useViewer } from '#engine/viewer.ts'
import { internalPath } from '#lib/redirectTarget.ts'
import { valueAt } from '#lib/valueAt.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { deferred } from '#ui/deferred.ts'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useLanguage } from '#ui/i18n.ts'
import { lazyPart } from '#ui/lazyPart.tsx'
import { useIsIdle } from '#ui/useIsIdle.ts'

const { Part: PrintHead } = lazyPart(async () => (await import('#engine/PrintHead.tsx')).PrintHead, 'nothing')

type Props = {
  collection: Collection
  row: Row | undefined
  /** What adding a new record is called. */
  title?: string
  back: { to: string; label: string }
  /** Where a deletion leads, where that is not the way back. */
  list?: string
  tools: readonly Tool<RecordToolProps>[]
}

/** A record with its form, its panels and what can be done with it. */
export function Record({ collection, row, title: added, back, list = back.to, tools }: Props) {
  const { t } = useTranslation(['portal', 'actions'])
  const id = useId()
  const viewer = useViewer()
  const labels = useLabels(collection)
  const labelOf = useKeyLabel(collection)
  const language = useLanguage()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const { state } = useLocation()
  const first = useMemo(
    () => (row ? {} : { ...prefilledValues(collection, address, viewer), ...handedOver(collection, state, viewer) }),
    [collection, row, address, state, viewer],
  )
  const isOnline = useIsOnline()
  const form = useRecordForm(collection, row, first)
  const isNew = form.base === undefined
  const canSave =
    can(collection, isNew ? 'create' : 'update', viewer, row ?? form.base) && (collection.form?.length ?? 0) > 0
  const isDirty = !isNew && form.isChanged
  const isIdle = useIsIdle()
  const saving = useSave(collection, form)
  const saveFirst = () => {
    commitTyped()
    return saving.save()
  }
  const { release } = useUnsavedGuard(isDirty, undefined, canSave ? saveFirst : undefined)
  const ref = address.get('ref')
  // After a new record is created, its page opens once nothing is unsaved or failing any more.
  const isOpen = saving.failed.length > 0 || (isDirty && canSave)
  const created = row === undefined && !isOpen ? form.base : undefined
  useEffect(() => {
    if (!created) return
    const home = can(collection, 'read', viewer, created) ? pathOf(collection, created) : '/'
    void navigate((ref !== null && internalPath(ref)) || home, { replace: true })
  }, [created, ref, collection, viewer, navigate])
  const title = row ? titleOf(collection, row, language) : (added ?? labels.one)
  const here = useMemo(
    () => (row ? { to: pathOf(collection, row), label: title, viewerId: viewer.id } : undefined),
    [collection, row, title, viewer.id],
  )
  const canSend = canSave && isOnline && (isNew || isDirty)
  useSaveKey(id, () => canSave && isOnline && (isNew || form.hasChanges()))
  const [restored, setRestored] = useState<string[]>([])
  const editable = useEditableForm(form, setRestored)
  const marks = {
    ...marked(Object.keys(first), t('actions:form.prefilled')),
    ...marked(
      form.changed.filter((key) => restored.includes(key)).map((key) => fieldNameOf(collection, key)),
      t('actions:form.restored'),
    ),
  }

  return (
    <HereContext value={here}>
      {isIdle && (
        <Suspense>
          <PrintHead />
        </Suspense>
      )}
      <PageHeader
        title={title}
        subtitle={row && factsOf(collection, row, labels).join(' · ')}
        back={back}
        isFaulty={Object.keys(form.formState.errors).length > 0}
        badges={
          row && (
            <>
              {stateOf(collection, row, labels)}
              {row.is_active === false && <Badge kind="warn">{t(trashWord(collection))}</Badge>}
            </>
          )
        }
        toolbar={
          <>
            {row && <Neighbours collection={collection} id={row.id} />}
            {row && (
              <Tools
                tools={[...(collection.tools?.record ?? []), ...tools]}
                row={row}
                given={{ collection, row, isDirty, form: canSave ? editable : undefined }}
              />
            )}
            {row && (
              <RecordActions collection={collection} row={row} isDirty={isDirty} onDeleted={release} back={list} />
            )}
          </>
        }
      />
      <Form id={id} collection={collection} form={form} saving={saving} marks={marks} />
      {(canSave || isDirty) && (
        <div className={styles.saving}>
          {isDirty && (
            <p className={styles.unsaved}>
              <span>{t('form.unsaved')}</span>
              {form.changed.length > 0 && `: ${[...new Set(form.changed.map(labelOf))].join(', ')}`}
            </p>
          )}
          {canSave && (
            <Button
              kind="primary"
              icon={Save}
              type="submit"
              form={id}
              aria-keyshortcuts="Control+S"
              title="Ctrl+S"
              busy={saving.isSaving}
              disabled={!canSend}
              reason={t(isOnline ? 'form.nothing-changed' : 'form.offline')}
            >
              {isNew && collection.createLabel ? labels.field(collection.createLabel) : t('save')}
            </Button>
          )}
        </div>
      )}
      {row &&
        collection.panels
          ?.filter(({ show }) => show?.(viewer, row) ?? true)
          .map((panel) => <PanelFrame key={panel.name} collection={collection} panel={panel} row={row} />)}
      {row && collection.belongs?.map((list) => <BelongingList key={list.path} {...list} row={row} />)}
    </HereContext>
  )
}

function marked(names: readonly string[], mark: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, mark]))
}

/** The form for the tools above it; it is told which fields they changed. */
function useEditableForm({ getValues, setValue }: RecordForm, onChanged: (keys: string[]) => void): EditableForm {
  const change = useCallback(
    (values: Values) => {
      for (const [key, value] of Object.entries(values)) setValue(key, value, { shouldDirty: true })
      onChanged(Object.keys(values))
    },
    [setValue, onChanged],
  )
  return useMemo(() => ({ values: getValues, change }), [getValues, change])
}

/** Ctrl+S or Cmd+S saves, wherever the focus is. */
function useSaveKey(form: string, isReady: () => boolean): void {
  const save = useEffectEvent(() => {
    const element = document.getElementById(form)
    if (isReady() && element instanceof HTMLFormElement) element.requestSubmit()
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      // The form knows what was typed last once the field is left.
      commitTyped()
      setTimeout(save)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

/** What a record is, and what tells it apart beside its name. */
function factsOf(collection: Collection, row: Row, labels: Labels): string[] {
  const facts = (collection.facts ?? []).filter((name) => (valueAt(row, name) ?? '') !== '')
  return [
    labels.one,
    ...facts.map((name) => {
      const field = fieldOrText(collection, name)
      const text = formatValue(field, name, valueAt(row, name), labels)
      return field.kind === 'choice' ? text : `${labels.field(name)} ${text}`
    }),
  ]
}

/** The state of a record as its list shows it, too. */
function stateOf(collection: Collection, row: Row, labels: Labels): React.ReactNode {
  for (const [name, field] of Object.entries(collection.fields)) {
    const kind = typeOf(field).badge?.(row[name], field)
    if (kind)
      return (
        <Badge key={name} kind={kind}>
          {formatValue(field, name, row[name], labels)}
        </Badge>
      )
  }
  return undefined
}

function PanelFrame({ collection, panel, row }: { collection: Collection; panel: Panel; row: Row }) {
  const labels = useLabels(collection)
  const { Part: Content } = deferred(panel.load)
  return (
    <section className={styles.panel} aria-label={labels.field(panel.name)}>
      <h2>{labels.field(panel.name)}</h2>
      <ErrorBoundary level="panel">
        <Suspense fallback={<Skeleton shape="text" rows={3} />}>
          <Content collection={collection} row={row} />
        </Suspense>
      </ErrorBoundary>
    </section>
  )
}
