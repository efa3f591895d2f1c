import type { Dataset } from '#evaluation/dataset/dataset.ts'
import type { Chart, RowFilter } from '#evaluation/model/chart.ts'
import type { Comment, CommentsPage, CommentsState, Readable } from '#evaluation/model/comments.ts'
import type { Question } from '#evaluation/model/question.ts'
import { counted } from '#evaluation/types/definition/chartTypes.ts'
import { isReleased, type OwnComments } from './ownComments.ts'

/** The released texts of a chart: all that may leave the page, and how many were written under its filters. */
export type ReleasedComments = Pick<CommentsPage, 'places' | 'complete' | 'snapshot'> & {
  state: CommentsState
  written: number
  texts: Comment[]
}

type Input = Pick<Question, 'language' | 'hideBelow'> & {
  data: Dataset
  chart: Chart
  filters: readonly RowFilter[]
  readable: Readable
  own: OwnComments
}

/** Reads the released texts of a chart from the loaded rows: no other text is in the answer. */
export async function readReleased({ data, chart, filters, own, ...reader }: Input): Promise<ReleasedComments> {
  const only = [...own.released.keys()]
  const page = await data.comments({
    ...reader,
    chart: counted(chart),
    filters: [...filters],
    search: '',
    only,
    except: null,
    size: only.length,
    themes: [],
    stored: [],
  })
  const { state, written, places, complete, snapshot } = page
  return { state, written, texts: page.texts.filter((one) => isReleased(own, one)), places, complete, snapshot }
}
