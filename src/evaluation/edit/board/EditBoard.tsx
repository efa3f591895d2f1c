import { Suspense, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Collection } from '#engine/collection.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { DataState } from '#evaluation/board/dataState/DataState.tsx'
import type { Arrival } from '#evaluation/board/grid/arrival.ts'
import grid from '#evaluation/board/grid/Grid.module.css'
import { PrintedMethods } from '#evaluation/board/legend/PrintedMethods.tsx'
import { SharedLegend } from '#evaluation/board/legend/SharedLegend.tsx'
import { usePageNotes } from '#evaluation/board/legend/usePageNotes.ts'
import { placedWith, rowsFor } from '#evaluation/board/grid/placed.ts'
import { nameOfMeasure } from '#evaluation/board/help/nameOfMeasure.ts'
import { useBoard } from '#evaluation/board/useBoard.ts'
import { useBoardRows } from '#evaluation/board/useBoardRows.ts'
import type { EvaluationData } from '#evaluation/board/useEvaluationData.ts'
import { ProvenanceContext } from '#evaluation/chart/provenance.ts'
import { useSize } from '#evaluation/chart/plot/useSize.ts'
import type { ChartDialogProps } from '#evaluation/edit/chart/ChartDialog.tsx'
import { readEntry, withLayout } from '#evaluation/edit/draft/entries.ts'
import { useGridDrag } from '#evaluation/edit/layout/useGridDrag.ts'
import { CheckBox } from '#ui/fields/CheckBox.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { EditTile } from './EditTile.tsx'
import styles from './EditTile.module.css'
import type { BoardDraft } from './useBoardDraft.ts'

const { Part: ChartDialog } = lazyComponent<ChartDialogProps>(
  async () => (await import('#evaluation/edit/chart/ChartDialog.tsx')).ChartDialog,
  'dialog',
)

const nearby: Arrival = { block: 'nearest' }
/** The editor shows the common view, without what a reader has set. */
const noSettings = {}

type Props = { collection: Collection; row: EvaluationRow; evaluationData: EvaluationData; draft: BoardDraft }

/** The charts of the draft over the real answers, to move, resize, open and delete. */
export function EditBoard({ collection, row, evaluationData, draft }: Props) {
  const { t } = useTranslation('editor')
  const { entries, opened, getTitle, put, act } = draft
  const [announcement, setAnnouncement] = useState('')
  const { ref: frame, size } = useSize()
  const charts = useMemo(() => entries.flatMap((entry) => readEntry(entry).chart ?? []), [entries])
  const { requested: made, before } = opened ?? {}
  const requested = useMemo(() => (made ? [...charts, made] : charts), [charts, made])
  const [isFiltered, setFiltered] = useState(false)
  const data = useBoardRows(row.id, evaluationData.sources, [...charts, ...requested])
  const board = useBoard({
    collection,
    row,
    evaluationData,
    data,
    charts,
    requested,
    seesInstitutions: true,
    isFiltered,
  })
  const { common, ...notes } = usePageNotes(board, charts, noSettings)
  const { states, result: answered, rows, filtering, getText, heights, getTile } = board
  const layout = useMemo(
    () =>
      placedWith(
        entries.map((entry) => ({ ...readEntry(entry).place, i: entry.key })),
        heights,
      ),
    [entries, heights],
  )
  const { drag, getHandlers } = useGridDrag({
    layout,
    frame,
    minRows: (i) => rowsFor(heights.get(i) ?? 0),
    onDrop: ({ i, kind, layout: next }) =>
      put({ kind, title: getTitle(i) }, (now) => withLayout(now, next, kind === 'resize' ? [i] : [])),
    onAnnounce: (what, { i, layout: next }) => {
      const place = next.find((item) => item.i === i)
      if (place)
        setAnnouncement(
          t(`told.${what}`, {
            title: getTitle(i),
            column: place.x + 1,
            row: place.y + 1,
            width: place.w,
            height: place.h,
          }),
        )
    },
  })
  const latest = useRef({ act, layout })
  useLayoutEffect(() => {
    latest.current = { act, layout }
  })
  const onDo = useCallback<Parameters<typeof EditTile>[0]['onDo']>(
    (i, action) => latest.current.act(i, action, latest.current.layout),
    [],
  )

  const offered = useMemo(
    () => ({
      sources: evaluationData.sources,
      measures: [
        ...new Set([
          ...evaluationData.records.keys(),
          ...charts.flatMap(({ measures }) => measures),
          ...(before?.measures ?? []),
        ]),
      ].map((id) => ({ id, name: nameOfMeasure(evaluationData.records.get(id), id) })),
      benchmarks: evaluationData.benchmarks,
    }),
    [evaluationData, charts, before],
  )
  const preview = opened && answered.get(opened.requested.i)
  const previewed = getTile('', preview?.chart ?? null)
  // The elements keep their order while one is dragged, or it would lose pointer and focus.
  const order = drag?.from ?? layout
  const places = drag?.layout ?? layout
  return (
    <ProvenanceContext value={board.getProvenance}>
      {states.length > 0 && (
        <DataState data={data} measures={evaluationData.records} provenance={board.page} states={states} />
      )}
      {filtering.filters.length > 0 && (
        <CheckBox
          checked={isFiltered}
          label={t('page-filters', { filters: filtering.filters.map(getText).join('; ') })}
          onChange={setFiltered}
        />
      )}
      <SharedLegend {...notes} isStill>
        <div className={classNames(grid.frame, styles.board)}>
          <div className={grid.grid} ref={frame}>
            {order.map(({ i }) => {
              const entry = entries.find(({ key }) => key === i)
              const place = places.find((item) => item.i === i)
              if (!entry || !place) return null
              const at = layout.findIndex((item) => item.i === i)
              return (
                <EditTile
                  {...getTile(i, readEntry(entry).chart)}
                  arrival={draft.fresh === i ? nearby : null}
                  common={common}
                  dragged={drag?.i === i ? drag.by : null}
                  entry={entry}
                  getHandlers={getHandlers}
                  isFirst={at === 0}
                  isLast={at === layout.length - 1}
                  key={i}
                  place={place}
                  onDo={onDo}
                />
              )
            })}
          </div>
        </div>
        <PrintedMethods board={board} charts={charts} />
      </SharedLegend>
      <VisuallyHidden isStatus>{announcement}</VisuallyHidden>
      {opened && (
        <Suspense>
          <ChartDialog
            before={opened.before}
            data={data}
            isNew={opened.isNew}
            offered={offered}
            palette={previewed.palette}
            preview={{
              chart: preview?.chart ?? opened.requested,
              series: preview?.series ?? null,
              filters: (preview?.filters ?? []).map(getText),
              readAt: previewed.readAt,
              place: layout.find(({ i }) => i === opened.key) ?? opened.before,
              board: size.width,
            }}
            rows={rows}
            title={opened.isNew ? t('new') : t('edit.title', { title: getTitle(opened.key) })}
            onConfirm={draft.ask}
            onClose={draft.close}
            onDirty={draft.setDirty}
            onTake={(chart) => draft.take(chart, layout)}
          />
        </Suspense>
      )}
    </ProvenanceContext>
  )
}
