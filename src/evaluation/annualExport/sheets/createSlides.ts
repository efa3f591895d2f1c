import { saveBlob } from '#api/files/download.ts'
import { addComments } from '#evaluation/board/comments/files/commentsSlides.ts'
import { errorMessage } from '#api/http/errorMessage.ts'
import { Incomplete } from '#evaluation/annualExport/Incomplete.ts'
import { type Reader, readAnnualExport } from '#evaluation/annualExport/readAnnualExport.ts'
import { toPptx } from '#evaluation/chart/files/slides/toPptx.ts'
import { parseDay } from '#lib/dates/dates.ts'
import { datedFileName } from '#lib/fileName.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { progress } from '#ui/overlays/progress/progress.ts'
import { packSheets } from './packSheets.ts'
import { readSheets, type SheetChoice } from './readSheets.ts'

/** Reading takes about as long as making the files. */
const reading = 0.5
const noFigures = 'no-figures'

type Evaluation = { id: number; name: string }

/** Saves the chosen charts of an evaluation as one deck, and names those that have nothing to show. */
export async function createDeckOfCharts(
  { id, name }: Evaluation,
  charts: readonly { i: string; title: string }[],
  reader: Reader,
): Promise<void> {
  await run(name, reader, async (signal, onReport) => {
    const { provenance, ...year } = await readAnnualExport(id, reader, signal, (share) => onReport(share * reading))
    const isChosen = ({ chart }: { chart: { i: string } }) => charts.some(({ i }) => i === chart.i)
    const [inputs, comments] = [year.charts.filter(isChosen), year.comments.filter(isChosen)]
    const made = [...inputs, ...comments]
    if (made.length === 0) throw new Error(noFigures)
    const missing = charts.filter(({ i }) => made.every(({ chart }) => chart.i !== i))
    const deck = await toPptx(inputs, signal, undefined, (own) => {
      for (const one of comments) addComments(own, one)
    })
    saveBlob(deck, getName([provenance.evaluation, reader.t('slides')], 'pptx'))
    if (missing.length > 0)
      toast.info(reader.t('slides.missing', { titles: missing.map(({ title }) => title).join(', ') }), { keep: true })
  })
}

/** Saves a sheet per ward or institution as a ZIP, and names those that get none. */
export async function createSheets({ id, name }: Evaluation, choice: SheetChoice, reader: Reader): Promise<void> {
  const { t } = reader
  await run(name, reader, async (signal, onReport) => {
    const made = await readSheets(id, choice, reader, signal, (share) => onReport(share * reading))
    if (made.sheets.length === 0 && made.withheld.length === 0) throw new Error(noFigures)
    if (made.sheets.length > 0) {
      const blob = await packSheets(made, signal, (share) => onReport(reading + share * (1 - reading)))
      saveBlob(blob, getName([name, t('slides.sheets')], 'zip'))
      toast.success(t('slides.done', { count: made.sheets.length }), { keep: true })
    }
    if (made.withheld.length > 0) toast.info(t('slides.withheld', { names: made.withheld.join(', ') }), { keep: true })
  })
}

const getName = (parts: string[], ending: string) => datedFileName(parts, parseDay(new Date()) ?? '', ending)

async function run(
  name: string,
  { t }: Reader,
  make: (signal: AbortSignal, onReport: (share: number) => void) => Promise<void>,
): Promise<void> {
  await progress({
    title: t('slides.running'),
    items: [name],
    getName: (item) => item,
    getMessage: (error) => getReason(error, t),
    run: async (_item, signal, onReport) => await make(signal, onReport),
  })
}

function getReason(error: unknown, t: Reader['t']): string {
  if (error instanceof Incomplete) return t('year.incomplete')
  if (error instanceof Error && error.message === noFigures) return t('slides.nothing')
  const isCancelled = error instanceof DOMException && error.name === 'AbortError'
  return isCancelled ? t('year.cancelled') : errorMessage(error)
}
