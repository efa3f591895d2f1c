import { Suspense, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { fieldValue, type Row } from '#api/rows/page.ts'
import { can } from '#engine/access.ts'
import { type Collection, type EditableForm, type RecordToolProps, type Tool, type Values } from '#engine/collection.ts'
import { getTrashKey } from '#engine/listWords.ts'
import { RecordIndex } from './RecordIndex.tsx'
import { RelatedList } from './RelatedList.tsx'
import { Stamps } from './Stamps.tsx'
import { useSections } from './useSections.ts'
import { getFacts } from './getFacts.ts'
import { getHeading } from './getHeading.ts'
import { Neighbours } from './Neighbours.tsx'
import { RecordActions } from './RecordActions.tsx'
import styles from './RecordView.module.css'
import { SaveBar } from './SaveBar.tsx'
import { PanelFrame } from './PanelFrame.tsx'
import { JumpToFirstField } from './JumpToFirstField.tsx'
import { formTab, useTab } from './useTab.ts'
import { flushInputs } from '#engine/form/flushInputs.ts'
import { getFieldName } from '#engine/fields/useKeyLabel.ts'
import { Form } from '#engine/form/Form.tsx'
import { getHint } from '#engine/form/getHint.ts'
import { copiedFrom, handedOver, prefilledValues } from '#engine/form/prefill.ts'
import { type RecordForm, useRecordForm } from '#engine/form/useRecordForm.ts'
import { useSave } from '#engine/form/save/useSave.ts'
import { useUnsavedGuard } from '#engine/form/save/useUnsavedGuard.ts'
import { type Labels, useLabels, useNewLabel } from '#engine/labels.ts'
import { formatValue } from '#engine/formatValue.ts'
import { HereContext } from '#engine/records/recordLinks.ts'
import { getPath } from '#engine/records/recordPath.ts'
import { getType } from '#engine/fieldTypes.ts'
import { OverflowActions } from '#engine/tools/OverflowActions.tsx'
import { splitTools, Tools } from '#engine/tools/Tools.tsx'
import { useViewer } from '#engine/viewer.ts'
import { internalPath } from '#lib/redirectTarget.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { lazy } from '#ui/lazy/lazy.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { useIsIdle } from '#ui/layout/useIsIdle.ts'
import { useIsPainted } from '#ui/layout/useIsPainted.ts'

const { Part: PrintHead } = lazyComponent(async () => (await import('#engine/PrintHead.tsx')).PrintHead, 'nothing')

const { Part: RecordTabs } = lazyComponent(async () => (await import('./RecordTabs.tsx')).RecordTabs)

type Props = {
  collection: Collection
  row: Row | undefined
  /** The name of the action of adding a record. */
  title?: string
  back: { to: string; label: string }
  /** Where a deletion leads, where that is not the back link. */
  list?: string
  tools: readonly Tool<RecordToolProps>[]
}

/** A record with its form, its panels and its actions. */
export function RecordView({ collection, row, title: added, back, list = back.to, tools }: Props) {
  const { t } = useTranslation(['actions', 'portal', 'forms'])
  const { t: tForms } = useTranslation('forms')
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const viewer = useViewer()
  const labels = useLabels(collection)
  const language = useLanguage()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const { state } = useLocation()
  const { panels, hasTabs, shown, show } = useTab(collection, row)
  const first = row ? {} : { ...prefilledValues(collection, address, viewer), ...handedOver(collection, state, viewer) }
  const form = useRecordForm(collection, row, first)
  const isNew = form.base === undefined
  const canSave =
    can(collection, isNew ? 'create' : 'update', viewer, row ?? form.base) && (collection.form?.length ?? 0) > 0
  const isDirty = !isNew && form.isChanged
  const isIdle = useIsIdle()
  // The form first, the rest when it is on screen; somebody who comes back finds the page as high as it was.
  const isWhole = useIsPainted(useNavigationType() === NavigationType.Pop)
  const saving = useSave(collection, form)
  const saveFirst = () => {
    flushInputs()
    return saving.save()
  }
  const { release } = useUnsavedGuard(isDirty, undefined, canSave ? saveFirst : undefined)
  const ref = address.get('ref')
  // After a new record is created, its page opens once nothing is unsaved or failing any more.
  const isOpen = saving.failed.length > 0 || (isDirty && canSave)
  const created = row === undefined && !isOpen ? form.base : undefined
  useEffect(() => {
    if (!created) return
    const home = can(collection, 'read', viewer, created) ? getPath(collection, created) : '/'
    void navigate((ref !== null && internalPath(ref)) || home, { replace: true })
  }, [created, ref, collection, viewer, navigate])
  const own = row && collection.pageTitle?.(row, viewer)
  const name = row && getHeading(collection, row, language)
  const title = (own ? t(own) : name) ?? added ?? labels.one
  const facts = row && (own ? name : getFacts(collection, row, labels, tForms).join(' · '))
  const here = useMemo(
    () => (row ? { to: getPath(collection, row), label: title, viewerId: viewer.id } : undefined),
    [collection, row, title, viewer.id],
  )
  const [restored, setRestored] = useState<string[]>([])
  const editable = editableForm(form, setRestored)
  const copied = row ? undefined : copiedFrom(state)
  const marks = {
    ...marked(Object.keys(first), t(copied ? 'form.copied' : 'form.prefilled')),
    ...marked(
      form.changed.filter((key) => restored.includes(key)).map((key) => getFieldName(collection, key)),
      t('form.restored'),
    ),
  }

  const given = row && { collection, row, isDirty, form: canSave ? editable : undefined }
  const all = [...(collection.tools?.record ?? []), ...tools]
  const { frequent, others } = given ? splitTools(all, { viewer, row, given }) : { frequent: [], others: [] }

  // A record in the trash is opened to be restored.
  const isTrashed = row?.is_active === false
  const actions = row && (
    <RecordActions collection={collection} row={row} isDirty={isDirty} onDeleted={release} back={list} />
  )

  const isWrong = Object.keys(form.formState.errors).length > 0
  const filledIn = <Form id={id} ref={element} collection={collection} form={form} saving={saving} marks={marks} />
  const [above, below] = [true, false].map(
    (isAbove) =>
      row &&
      panels
        .filter((panel) => Boolean(panel.isAbove) === isAbove)
        .map((panel) => <PanelFrame key={panel.name} collection={collection} panel={panel} row={row} />),
  )
  const sections = useSections(collection, row, panels, id)
  const lists =
    isWhole &&
    row &&
    collection.related?.map((list) => <RelatedList key={list.path} to={collection} list={list} row={row} />)

  return (
    <HereContext value={here}>
      {isIdle && (
        <Suspense>
          <PrintHead />
        </Suspense>
      )}
      <PageHeader
        title={title}
        isName={row !== undefined && !own}
        subtitle={
          facts ??
          (copied && t('copy-of', { name: copied.name, fields: copied.empty.map(labels.field).join(', ') })) ??
          (isNew && collection.instead && <OrInstead endpoint={collection.endpoint} instead={collection.instead} />)
        }
        back={back}
        isInvalid={isWrong}
        badges={
          row && (
            <>
              {collection.stateCell ? (
                <Suspense>
                  <StateCell load={collection.stateCell} row={row} />
                </Suspense>
              ) : (
                getState(collection, row, labels)
              )}
              {row.is_active === false && <Badge kind="warn">{t(`portal:${getTrashKey(collection)}`)}</Badge>}
            </>
          )
        }
        toolbar={
          <>
            {row && canSave && <JumpToFirstField form={element} onGo={() => show(formTab)} />}
            {row && <Neighbours collection={collection} id={row.id} />}
            {row && (
              <OverflowActions
                frequent={
                  isTrashed
                    ? actions
                    : given && frequent.map((tool) => <Tools key={tool.name} tools={[tool]} row={row} given={given} />)
                }
              >
                {given && <Tools tools={isTrashed ? all : others} row={row} given={given} />}
                {!isTrashed && actions}
              </OverflowActions>
            )}
          </>
        }
      />
      {row && hasTabs ? (
        <Suspense fallback={<Skeleton shape="form" rows={6} />}>
          <RecordTabs
            collection={collection}
            row={row}
            panels={panels}
            shown={shown}
            onShow={show}
            form={filledIn}
            isFormUnsaved={isDirty}
            isFormWrong={isWrong}
            below={lists}
          />
        </Suspense>
      ) : (
        <>
          <RecordIndex sections={sections} />
          {above && above.length > 0 && (
            <>
              <div className={styles.above}>{above}</div>
              {/* A form that begins with a section has its heading. */}
              {sections.some((one) => one.id === id) && <h2 className={styles.formTitle}>{t('forms:index.form')}</h2>}
            </>
          )}
          {filledIn}
        </>
      )}
      <SaveBar
        id={id}
        collection={collection}
        form={form}
        canSave={canSave && (shown === formTab || isDirty)}
        isDirty={isDirty}
        isSaving={saving.isSaving}
      />
      {isWhole && !hasTabs && below}
      {!hasTabs && lists}
      {isWhole && row && <Stamps collection={collection} row={row} labels={labels} />}
    </HereContext>
  )
}

/** What adding a record does, with the way to what people often mean instead. */
function OrInstead({ endpoint, instead }: { endpoint: string; instead: string }) {
  const { t } = useTranslation(['portal', 'forms'])
  const newLabel = useNewLabel()
  return (
    <>
      {getHint(t, { path: endpoint }, 'create')} <Link to={`/${instead}/+`}>{newLabel(instead)}</Link>
    </>
  )
}

function marked(names: readonly string[], mark: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, mark]))
}

/** The form for the tools above it; it learns which fields they changed. */
function editableForm({ getValues, setValue }: RecordForm, onChanged: (keys: string[]) => void): EditableForm {
  return {
    values: getValues,
    change: (values: Values) => {
      for (const [key, value] of Object.entries(values)) setValue(key, value, { shouldDirty: true })
      onChanged(Object.keys(values))
    },
  }
}

function StateCell({ load, row }: { load: NonNullable<Collection['stateCell']>; row: Row }) {
  const { Part: State } = lazy(load)
  return <State row={row} />
}

/** The state of a record as its list shows it, too. */
function getState(collection: Collection, row: Row, labels: Labels): React.ReactNode {
  for (const [name, field] of Object.entries(collection.fields)) {
    const kind = getType(field).badge?.(fieldValue(row, name), field)
    if (kind)
      return (
        <Badge key={name} kind={kind}>
          {formatValue(field, name, fieldValue(row, name), labels)}
        </Badge>
      )
  }
  return undefined
}
