import { type ReactNode, Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#engine/actions/useAction.ts'
import { useViewer } from '#engine/viewer.ts'
import { getSummary } from '#evaluation/board/dataState/getSummary.ts'
import type { useBoard } from '#evaluation/board/useBoard.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import type { AskDialogProps } from '#features/feedback/AskDialog.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { aboutFigure, questionAddress, summarizeFigure } from './aboutFigure.ts'
import type { FigureInQuestion } from './AskContext.ts'

const { Part: AskDialog } = lazyComponent(
  async () => (await import('#features/feedback/AskDialog.tsx')).AskDialog,
  'dialog',
)

type AskingParams = {
  board: Pick<ReturnType<typeof useBoard>, 'filtering' | 'getProvenance' | 'getText' | 'result' | 'states'>
  /** The charts on the page. */
  charts: readonly Chart[]
  getTitle: (i: string) => string
}

/** Asks the provider about a figure of the page: the function that opens the dialog, and the dialog. */
export function useAsking({ board, charts, getTitle }: AskingParams): {
  ask: ((figure: FigureInQuestion) => void) | null
  dialog: ReactNode
} {
  const { t } = useTranslation('evaluation')
  const { isDemo } = useViewer()
  const [about, setAbout] = useState<Pick<AskDialogProps, 'about' | 'summary' | 'address'> | null>(null)
  const opening = useAction({
    run: async ({ chart: i, topic }: FigureInQuestion) => {
      const shown = board.result.get(i)
      const chart = shown?.chart ?? charts.find((one) => one.i === i)
      if (!chart) return null
      // The filters of a topic are those of the page, of a chart those that it was counted under.
      const filters = [...((topic ? null : shown?.filters) ?? board.filtering.filters), ...chart.filters]
      const address = questionAddress(location.href, topic)
      const { readAt, isPartial } = getSummary(board.states.filter(({ measure }) => chart.measures.includes(measure)))
      const provenance = await board.getProvenance({ ...chart, filters: [...chart.filters, ...(topic?.rows ?? [])] })
      const texts = filters.map(board.getText)
      const about = { topic, title: getTitle(i), provenance, filters: texts, readAt, isPartial, address, t }
      return { about: aboutFigure(about), summary: summarizeFigure(about), address }
    },
    title: t('ask'),
    onDone: setAbout,
  })
  // A stable function, or every chart would re-render whenever one changes.
  const latest = useRef(opening.run)
  useLayoutEffect(() => {
    latest.current = opening.run
  })
  const ask = useCallback((figure: FigureInQuestion) => void latest.current(figure), [])
  return {
    ask: isDemo ? null : ask,
    dialog: about && (
      <Suspense>
        <AskDialog {...about} title={t('ask')} onClose={() => setAbout(null)} />
      </Suspense>
    ),
  }
}
