import ChartColumn from 'lucide-react/icons/chart-column'
import Plus from 'lucide-react/icons/plus'
import { Suspense, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { DetailProps } from '#engine/collection.ts'
import { useCloning } from '#engine/detail/useCloning.ts'
import { preloadedOnEdit } from '#engine/form/preloadedOnEdit.ts'
import { useUnsavedGuard } from '#engine/form/save/useUnsavedGuard.ts'
import { getTitle } from '#engine/formatValue.ts'
import { useIsOnline } from '#engine/useIsOnline.ts'
import { Button } from '#ui/actions/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { EditBoard } from '#evaluation/edit/board/EditBoard.tsx'
import { useBoardDraft } from '#evaluation/edit/board/useBoardDraft.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { DataErrors } from '#evaluation/board/DataErrors.tsx'
import { getMeasures, useEvaluationData } from '#evaluation/board/useEvaluationData.ts'
import { draftAfter, newDraft } from '#evaluation/edit/draft/draft.ts'
import { getEntries, readEntry } from '#evaluation/edit/draft/entries.ts'
import { EditorBar } from './EditorBar.tsx'
import { Refusals } from './Refusals.tsx'
import type { ChartsConflictProps } from '#evaluation/edit/save/ChartsConflict.tsx'
import { isStored, useSaving } from '#evaluation/edit/save/useSaving.ts'
import { useEditKeys } from './useEditKeys.ts'

const { Part: ChartsConflict, preload } = lazyComponent<ChartsConflictProps>(
  async () => (await import('#evaluation/edit/save/ChartsConflict.tsx')).ChartsConflict,
  'dialog',
)
preloadedOnEdit.add(preload)

export type EditorProps = Pick<DetailProps<EvaluationRow>, 'collection' | 'row'>

/** The editor of an evaluation: its charts are a draft until they are saved. */
export function Editor(props: EditorProps) {
  const { t } = useTranslation(['editor', 'evaluation', 'charts'])
  const stored = props.row.charts
  // A value that is not a list would be lost by the first save.
  if (stored !== null && stored !== undefined && !Array.isArray(stored))
    return <ErrorPanel text={t('no-list.text')} title={t('no-list')} />
  return <Draft {...props} />
}

function Draft({ collection, row }: EditorProps) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const isOnline = useIsOnline()
  const { pathname } = useLocation()
  const [draft, dispatch] = useReducer(draftAfter, row.charts, (charts) => newDraft(getEntries(charts)))
  const [known, setKnown] = useState({ saved: draft.entries, stored: draft.entries })
  const [announcement, setAnnouncement] = useState('')
  const { entries } = draft
  const isDirty = !isStored(entries, known.saved)
  const board = useBoardDraft(row, entries, dispatch)
  const saving = useSaving({ collection, row, entries, dispatch, letGo: () => board.isFormDirty || guard.release() })
  const store = async () => await saving.save(known.stored, (sent, stored) => setKnown({ saved: sent, stored }))
  // The text in an open chart is not part of the draft yet: saving would lose it.
  const canStore = isDirty && !board.isFormDirty && isOnline && !saving.isSaving
  const guard = useUnsavedGuard(isDirty || board.isFormDirty, undefined, canStore ? store : undefined)
  const charts = entries.flatMap((entry) => readEntry(entry).chart ?? [])
  const read = useEvaluationData(charts, { measures: getMeasures(row) })
  const { evaluationData, error } = read
  const save = () => {
    if (isDirty && isOnline) void store()
  }
  const travel = (type: 'undo' | 'redo') => {
    const step = (type === 'undo' ? draft.past.at(-1) : draft.future[0])?.step
    if (step) setAnnouncement(t(`${type}.done`, { what: t(`step.${step.kind}`, { title: step.title }) }))
    dispatch({ type })
  }
  const undo = () => travel('undo')
  const redo = () => travel('redo')
  useEditKeys({ undo, redo, save })
  const cloning = useCloning(collection, row)
  const title = getTitle(collection, row, language)
  return (
    <>
      <PageHeader back={{ to: pathname, label: t('back') }} subtitle={t('subtitle-page')} title={title} isName />
      <EditorBar
        draft={draft}
        isDirty={isDirty}
        isOnline={isOnline}
        isSaving={saving.isSaving && !saving.conflict}
        onAdd={board.begin}
        onCopy={cloning.isOffered && cloning.isReady ? () => void saving.copy() : undefined}
        onRedo={redo}
        onSave={save}
        onUndo={undo}
      />
      <Refusals refusals={saving.refusals} getTitle={board.getTitle} />
      <DataErrors {...read} />
      {entries.length === 0 && (
        <EmptyState
          action={
            <Button icon={Plus} kind="primary" onClick={board.begin}>
              {t('first')}
            </Button>
          }
          icon={ChartColumn}
          text={t('first.text')}
          title={t('first.title')}
        />
      )}
      {evaluationData && <EditBoard collection={collection} draft={board} evaluationData={evaluationData} row={row} />}
      {!evaluationData && !error && entries.length > 0 && <Skeleton rows={3} shape="card" />}
      <VisuallyHidden isStatus>{announcement}</VisuallyHidden>
      {saving.conflict && (
        <Suspense>
          <ChartsConflict
            collection={collection}
            current={saving.conflict.current}
            foreign={saving.conflict.foreign}
            onDecide={saving.conflict.decide}
          />
        </Suspense>
      )}
    </>
  )
}
