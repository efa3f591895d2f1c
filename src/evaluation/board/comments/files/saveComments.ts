import { saveBlob } from '#api/files/download.ts'
import { toCsv } from '#evaluation/chart/files/toCsv.ts'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import { parseDay } from '#lib/dates/dates.ts'
import { datedFileName } from '#lib/fileName.ts'
import { type CommentsExport, commentsSheet } from './commentsFile.ts'

/** The files that texts are saved as. */
export type CommentFile = 'pptx' | 'xlsx' | 'csv'

/** Saves the released texts of a chart; throws for partial data (D-40). */
export async function saveComments(kind: CommentFile, made: Omit<CommentsExport, 'now'>): Promise<void> {
  if (!made.released.complete) throw new Error('partial data is not saved')
  const input = { ...made, now: new Date() }
  const { provenance, chart, language, t, now } = input
  const title = chartTitle(chart, language, t).title
  const name = datedFileName([...(provenance ? [provenance.evaluation] : []), title], parseDay(now) ?? '', kind)
  saveBlob(await toCommentsFile(kind, input), name)
}

/** The released texts as a file. */
export async function toCommentsFile(kind: CommentFile, input: CommentsExport): Promise<Blob> {
  if (kind === 'csv') return new Blob([toCsv(commentsSheet(input))], { type: 'text/csv;charset=utf-8' })
  if (kind === 'xlsx') {
    const { toXlsx } = await import('#evaluation/chart/files/toXlsx.ts')
    return await toXlsx(commentsSheet(input))
  }
  const { toCommentsDeck } = await import('./commentsSlides.ts')
  return await toCommentsDeck(input)
}
