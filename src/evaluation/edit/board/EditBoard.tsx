import { Suspense, useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasNewPalette } from '#api/evaluationMarks.ts'
import type { Row } from '#api/page.ts'
import type { Chart, RowFilter } from '#evaluation/model/chart.ts'
import { classNames } from '#ui/classNames.ts'
import { CheckBox } from '#ui/CheckBox.tsx'
import { useLanguage } from '#ui/i18n.ts'
import { lazyPart } from '#ui/lazyPart.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { filterableOf } from '#evaluation/board/filters/filterable.ts'
import { filterText } from '#evaluation/board/filters/filterText.ts'
import { useFilters } from '#evaluation/board/filters/useFilters.ts'
import grid from '#evaluation/board/grid/Grid.module.css'
import { placed, rowsFor } from '#evaluation/board/grid/placed.ts'
import { nameOfMeasure } from '#evaluation/board/help/MeasureName.tsx'
import { useStamp } from '#evaluation/board/stamp/useStamp.ts'
import { useSize } from '#evaluation/chart/useSize.ts'
import { StampContext } from '#evaluation/chart/stamp.ts'
import type { Collection } from '#engine/collection.ts'
import { DataState } from '#evaluation/board/dataState/DataState.tsx'
import { summaryOf } from '#evaluation/board/dataState/summaryOf.ts'
import type { ChartDialogProps } from '../chart/ChartDialog.tsx'
import { readEntry, withLayout } from '../draft/entries.ts'
import { useGridDrag } from '../layout/useGridDrag.ts'
import { EditSlot } from './EditSlot.tsx'
import styles from './EditSlot.module.css'
import type { BoardDraft } from './useBoardDraft.ts'
import { useBoardData } from './useBoardData.ts'
import type { Material } from '#evaluation/board/useMaterial.ts'

const { Part: ChartDialog } = lazyPart<ChartDialogProps>(
  async () => (await import('../chart/ChartDialog.tsx')).ChartDialog,
  'dialog',
)

const none: RowFilter[] = []

type Props = { collection: Collection; row: Row; material: Material; board: BoardDraft }

/** The charts of the draft over the real answers, to be moved, resized, opened and deleted. */
export function EditBoard({ collection, row, material, board }: Props) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const { t: tEvaluation } = useTranslation('evaluation')
  const { entries, opened, titleOf, put, act } = board
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const [told, setTold] = useState('')
  const { ref: frame, size } = useSize()
  const charts = useMemo(() => entries.flatMap((entry) => readEntry(entry).chart ?? []), [entries])
  const { asked: made, before } = opened ?? {}
  const asked = useMemo(() => (made ? [...charts, made] : charts), [charts, made])
  const filterable = useMemo(
    () =>
      filterableOf(material.sources, charts, {
        content_object: tEvaluation('filter.content_object'),
        created: tEvaluation('filter.created'),
        seesInstitutions: true,
      }),
    [material, charts, tEvaluation],
  )
  const { filters } = useFilters(filterable)
  const [isFiltered, setFiltered] = useState(false)
  const { data, states, answered, rows } = useBoardData(row.id, material, asked, isFiltered ? filters : none)
  const { page: stamp, stampOf } = useStamp({
    collection,
    row,
    data,
    records: material.records,
    filters: isFiltered ? filters : none,
    rows,
    seesInstitutions: true,
  })
  // What is being made comes first, the charts behind it when there is time.
  const drawn = useDeferredValue(answered)
  const layout = useMemo(
    () =>
      placed(
        entries.map((entry) => ({
          i: entry.key,
          ...readEntry(entry).place,
          h: Math.max(readEntry(entry).place.h, rowsFor(heights.get(entry.key) ?? 0)),
        })),
      ),
    [entries, heights],
  )
  const { drag, handlersOf } = useGridDrag({
    layout,
    frame,
    leastRows: (i) => rowsFor(heights.get(i) ?? 0),
    onDrop: ({ i, kind, layout: next }) =>
      put({ kind, title: titleOf(i) }, (now) => withLayout(now, next, kind === 'resize' ? [i] : [])),
    onTell: (what, { i, layout: next }) => {
      const place = next.find((item) => item.i === i)
      if (place)
        setTold(
          t(`told.${what}`, {
            title: titleOf(i),
            column: place.x + 1,
            row: place.y + 1,
            width: place.w,
            height: place.h,
          }),
        )
    },
  })
  const latest = useRef({ act, layout, retry: (_chart: Chart): void => undefined })
  useLayoutEffect(() => {
    latest.current = {
      act,
      layout,
      retry: ({ measures }) =>
        states
          .filter(({ measure, status }) => status === 'failed' && measures.includes(measure))
          .forEach(({ measure }) => data.retry(measure)),
    }
  })
  const onDo = useCallback<Parameters<typeof EditSlot>[0]['onDo']>(
    (i, action) => latest.current.act(i, action, latest.current.layout),
    [],
  )
  const onHeight = useCallback(
    (i: string, height: number) => setHeights((now) => (now.get(i) === height ? now : new Map(now).set(i, height))),
    [],
  )
  const onRetry = useCallback((chart: Chart) => latest.current.retry(chart), [])
  useEffect(() => {
    if (board.fresh)
      document.querySelector(`[data-chart="${CSS.escape(board.fresh)}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [board.fresh])

  const offered = useMemo(
    () => ({
      sources: material.sources,
      measures: [
        ...new Set([
          ...material.records.keys(),
          ...charts.flatMap(({ measures }) => measures),
          ...(before?.measures ?? []),
        ]),
      ].map((id) => ({ id, name: nameOfMeasure(material.records.get(id), id) })),
      benchmarks: material.benchmarks,
    }),
    [material, charts, before],
  )
  const preview = opened && answered.get(opened.asked.i)
  const readAtOf = (chart: Chart | null) =>
    summaryOf(states.filter(({ measure }) => chart?.measures.includes(measure))).readAt
  const tell = (filter: RowFilter) => filterText(filter, filterable, language, tEvaluation)
  const palette = hasNewPalette(row.id) ? 'new' : 'default'
  // The elements keep their order while one is dragged, or it would lose pointer and focus.
  const order = drag?.from ?? layout
  const places = drag?.layout ?? layout
  return (
    <StampContext value={stampOf}>
      {states.length > 0 && <DataState data={data} measures={material.records} stamp={stamp} states={states} />}
      {filters.length > 0 && (
        <CheckBox
          checked={isFiltered}
          label={t('page-filters', { filters: filters.map(tell).join('; ') })}
          onChange={setFiltered}
        />
      )}
      <div className={classNames(grid.frame, styles.board)}>
        <div className={grid.grid} ref={frame}>
          {order.map(({ i }) => {
            const entry = entries.find(({ key }) => key === i)
            const place = places.find((item) => item.i === i)
            if (!entry || !place) return null
            const pair = drawn.get(i)
            const at = layout.findIndex((item) => item.i === i)
            const { chart } = readEntry(entry)
            return (
              <EditSlot
                dragged={drag?.i === i ? drag.by : null}
                chart={pair?.chart ?? null}
                entry={entry}
                fault={
                  states.find(({ measure, status }) => status === 'failed' && chart?.measures.includes(measure))
                    ?.fault ?? null
                }
                filterable={filterable}
                hasGivenUp={states.some(
                  ({ measure, status }) => status === 'gaveUp' && chart?.measures.includes(measure),
                )}
                handlersOf={handlersOf}
                height={heights.get(i) ?? 0}
                isFirst={at === 0}
                isLast={at === layout.length - 1}
                key={i}
                pageFilters={pair?.filters ?? none}
                palette={palette}
                place={place}
                readAt={readAtOf(chart)}
                series={pair?.series ?? null}
                onDo={onDo}
                onHeight={onHeight}
                onRetry={onRetry}
              />
            )
          })}
        </div>
      </div>
      <VisuallyHidden isStatus>{told}</VisuallyHidden>
      {opened && (
        <Suspense>
          <ChartDialog
            before={opened.before}
            data={data}
            isNew={opened.isNew}
            offered={offered}
            palette={palette}
            preview={{
              chart: preview?.chart ?? opened.asked,
              series: preview?.series ?? null,
              filters: (preview?.filters ?? none).map(tell),
              readAt: readAtOf(preview?.chart ?? null),
              place: layout.find(({ i }) => i === opened.key) ?? opened.before,
              board: size.width,
            }}
            rows={rows}
            title={opened.isNew ? t('new') : t('edit.title', { title: titleOf(opened.key) })}
            onAsk={board.ask}
            onClose={board.close}
            onDirty={board.setDirty}
            onTake={(chart) => board.take(chart, layout)}
          />
        </Suspense>
      )}
    </StampContext>
  )
}
