import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { datasetQuery } from '#evaluation/dataset/datasetQuery.ts'
import { useHideBelow } from '#evaluation/dataset/useHideBelow.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import type { CommentsPage, CommentsQuestion } from '#evaluation/model/comments.ts'
import { counted } from '#evaluation/types/definition/chartTypes.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import type { CommentsSource } from './CommentsContext.ts'
import { type OwnComments, storedIds } from './ownComments.ts'
import { readReleased, type ReleasedComments } from './releasedComments.ts'

/** The texts that a reader wants to see: those of a theme (by id), the released ones, those without a theme, or all. */
export type View = { search: string; shown: 'all' | 'without' | 'released' | { theme: string }; size: number }

/**
 * The texts of a chart under the filters of the page that a view shows, and those that are released; null until they are read. The
 * previous ones stay meanwhile.
 */
export function useComments(
  chart: Chart,
  source: CommentsSource,
  own: OwnComments,
  view: View,
): { page: CommentsPage | null; released: ReleasedComments | null } {
  const { data, filters, readable, rows } = source
  const language = useLanguage()
  const hideBelow = useHideBelow()
  const reader = useMemo(
    () => ({ data, chart, filters, readable, language, hideBelow }),
    [data, chart, filters, readable, language, hideBelow],
  )
  const { themes, released } = own
  const tagged = themes.flatMap(({ texts }) => texts)
  const question: CommentsQuestion = {
    chart: counted(chart),
    filters: [...filters],
    readable,
    language,
    hideBelow,
    search: view.search,
    only: getOnly(view, own),
    except: view.shown === 'without' ? tagged : null,
    size: view.size,
    themes,
    stored: storedIds(own),
  }
  const { data: page } = useQuery(
    datasetQuery({
      data,
      kind: 'written',
      about: chart.i,
      requested: [question, rows],
      request: async () => await data.comments(question),
    }),
  )
  const { data: out } = useQuery(
    datasetQuery({
      data,
      kind: 'written',
      about: `released ${chart.i}`,
      requested: [chart, filters, readable, language, hideBelow, [...released], rows],
      request: async () => await readReleased({ ...reader, own }),
    }),
  )
  return { page: page ?? null, released: out ?? null }
}

function getOnly({ shown }: View, { themes, released }: OwnComments): readonly string[] | null {
  if (shown === 'released') return [...released.keys()]
  return typeof shown === 'object' ? (themes.find(({ id }) => id === shown.theme)?.texts ?? []) : null
}
