import FileDown from 'lucide-react/icons/file-down'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#api/calls/client.ts'
import { saveBlob } from '#api/files/download.ts'
import { ServerError } from '#api/http/errors.ts'
import { errorMessage } from '#api/http/errorMessage.ts'
import type { ListToolProps } from '#engine/collection.ts'
import { isIgnored } from '#engine/records/ignoredFilters.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { isWholeZip, type Part, partName, partsFor } from './tiers.ts'
import { timeStamp } from '#lib/fileName.ts'
import { Button } from '#ui/actions/Button.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { progress } from '#ui/overlays/progress/progress.ts'

type How = 'files' | 'zip'
/** An incomplete download: its query, the loaded parts, and the missing ones. */
type Set = { query: ListToolProps['query']; time: string; how: How; there: Map<number, Blob>; missing: Part[] }

/**
 * Saves the rows of the list as CSV in ZIP files, in as many parts as needed; a part that fails can be loaded again.
 */
export default function DownloadRows({ query, count, shown }: ListToolProps) {
  const { t } = useTranslation('actions')
  const [left, setLeft] = useState<Set>()

  const load = async (set: Set) => {
    const { done, failed } = await progress({
      title: t('download.running'),
      items: set.missing,
      getName: ({ chunk, parts }) => t('download.part', { chunk, parts }),
      getMessage: errorMessage,
      run: async (part, signal, onProgress) => {
        const blob = await getPart(part, set.query, signal, onProgress)
        set.there.set(part.chunk, blob)
        if (set.how === 'files') saveBlob(blob, partName(part, set.time))
      },
    })
    const missing = set.missing.filter((part) => !done.includes(part))
    setLeft(missing.length > 0 ? { ...set, missing } : undefined)
    if (failed.length > 0)
      toast.error(t('download.incomplete', { parts: failed.map(({ item }) => item.chunk).join(', ') }), {
        title: t('download.failed'),
      })
    if (missing.length === 0 && set.how === 'zip') saveBlob(await together(set), `set_${set.time}.zip`)
    if (missing.length === 0) toast.success(t('download.done'), { keep: true })
  }
  const loading = useAction({ run: load, title: t('download.failed') })
  const start = (how: How) =>
    loading.run({
      query: requested(query),
      time: timeStamp(new Date()),
      how,
      there: new Map(),
      missing: partsFor(count),
    })

  const isMore = isIgnored(query, shown)
  const isLarge = partsFor(count).length > 1
  return (
    <>
      {left && (
        <Button icon={RotateCw} kind="danger" onClick={() => void loading.run(left)}>
          {t('download.retry', { parts: left.missing.map(({ chunk }) => chunk).join(', ') })}
        </Button>
      )}
      <Button
        icon={FileDown}
        disabled={isMore || count === 0}
        reason={t(isMore ? 'unapplied-first' : 'download.nothing')}
        onClick={() => void start('files')}
      >
        {isLarge ? t('download.parts', { n: partsFor(count).length }) : t('download')}
      </Button>
      {isLarge && (
        <Button icon={FileDown} disabled={isMore} reason={t('unapplied-first')} onClick={() => void start('zip')}>
          {t('download.zip')}
        </Button>
      )}
    </>
  )
}

/** The filters of the rows in the format of the download; order and page do not change the file. */
function requested({ measure, year, search }: ListToolProps['query']): ListToolProps['query'] {
  return { measures: measure, year, search }
}

async function getPart(
  { chunk, parts, ...flags }: Part,
  query: ListToolProps['query'],
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Blob> {
  const path = 'results/data/download/'
  const { blob } = await call('GET', path, {
    as: 'file',
    signal,
    onProgress,
    query: { ...query, ...(parts > 1 ? { chunk } : {}), ...flags },
  })
  if (!(await isWholeZip(blob))) throw new ServerError(200, `GET ${path}`)
  return blob
}

async function together({ there, time }: Set): Promise<Blob> {
  const { default: JSZip } = await import('jszip')
  const zip = new JSZip()
  for (const [chunk, blob] of [...there].toSorted(([one], [other]) => one - other))
    zip.file(partName({ chunk, parts: there.size }, time), blob.arrayBuffer())
  // The parts are compressed already.
  return await zip.generateAsync({ type: 'blob', compression: 'STORE' })
}
