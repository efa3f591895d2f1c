import JSZip from 'jszip'
import { evaluateComments } from '#evaluation/counting/comments/evaluateComments.ts'
import { attribute, measureTable, source, storedChart } from '#evaluation/counting/testRows.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { inLanguage } from '#evaluation/types/definition/testSeries.ts'
import type { CommentsExport } from '#evaluation/board/comments/files/commentsFile.ts'
import { fingerprint } from './fingerprint.ts'
import type { OwnComments } from './ownComments.ts'
import { readReleased } from './releasedComments.ts'

export const commentsMeasure = source([
  attribute('ward', 'single', { options: ['a', 'b', 'c'] }),
  attribute('said', 'text'),
])
export const commentsChart = storedChart('comments', ['said'], {
  i: 'c1',
  title: 'Gesagt',
  groups: [{ attribute: 'ward' }],
})

type Row = { said: string; ward?: string; content_object?: string }

/** Rows of an evaluation whose texts can be requested, as on its page. */
export function commentsData(rows: readonly Row[]): Pick<Dataset, 'comments'> {
  const table = measureTable(rows, commentsMeasure, [], ['said'])
  return {
    comments: async (question) => await Promise.resolve({ ...evaluateComments(question, [table]), snapshot: '1' }),
  }
}

/** The releases of some rows, by their places. */
export const released = (rows: readonly Row[], places: readonly number[]): OwnComments => ({
  themes: [],
  released: new Map(places.map((place) => [`1:${place + 1}:said`, fingerprint(rows[place]?.said ?? '')])),
})

/** What files of a chart are made of. */
export async function commentsExport(rows: readonly Row[], own: OwnComments, hideBelow = 5): Promise<CommentsExport> {
  const read = await readReleased({
    data: commentsData(rows) as Dataset,
    chart: commentsChart,
    filters: [],
    readable: { names: ['Klinik'], ids: null },
    language: 'de',
    hideBelow,
    own,
  })
  return {
    chart: commentsChart,
    released: read,
    hideBelow,
    provenance: null,
    filters: [],
    t: inLanguage('de'),
    language: 'de',
    now: new Date(0),
  }
}

/** Everything that can be read in a file, also in the files within it. */
export async function readAll(blob: Blob): Promise<string> {
  const bytes = await blob.arrayBuffer()
  const isZip = new Uint8Array(bytes.slice(0, 2)).join() === '80,75'
  if (!isZip) return new TextDecoder().decode(bytes)
  const zip = await JSZip.loadAsync(bytes)
  const parts = await Promise.all(
    Object.values(zip.files).map(async (file) => await readAll(new Blob([await file.async('arraybuffer')]))),
  )
  return parts.join('\n')
}
