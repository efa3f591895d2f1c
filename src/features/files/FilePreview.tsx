import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#api/calls/client.ts'
import { errorMessage } from '#api/http/errorMessage.ts'
import { queryKeys } from '#api/rows/queries.ts'
import type { RowAt } from '#api/rows/page.ts'
import type { PanelProps } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import styles from './FilePreview.module.css'
import { previewKind } from './previewKind.ts'
import { filePath, fullName, type StoredFile, toStoredFile } from './storedFile.ts'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

/** An image or a text on the page of its file, so that nobody has to save it to see what it is. */
export default function FilePreview({ row }: PanelProps<RowAt<'filemanager/files'>>) {
  const file = toStoredFile(row)
  const kind = file && previewKind(file)
  return file && kind ? <Content file={file} kind={kind} /> : null
}

function Content({ file, kind }: { file: StoredFile; kind: string }) {
  const { t } = useTranslation('files')
  const viewer = useViewer()
  const answer = useQuery({
    queryKey: queryKeys.part(viewer.id, filePath, 'preview', file.id, file.modified),
    queryFn: async ({ signal }) => {
      const { blob } = await call('GET', `${filePath}/${file.id}/download/`, { as: 'file', signal })
      return kind === 'text' ? await readText(blob) : new Blob([blob], { type: kind })
    },
    staleTime: Infinity,
    meta: { isShownInPlace: true },
  })
  if (answer.error)
    return (
      <ErrorPanel
        title={t('preview.failed')}
        error={answer.error}
        text={errorMessage(answer.error)}
        onRetry={() => void answer.refetch()}
      />
    )
  if (!answer.data) return <Skeleton shape="text" rows={6} />
  if (answer.data instanceof Blob) return <Image blob={answer.data} name={fullName(file)} />
  return (
    // It scrolls, also by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.text} role="region" aria-label={fullName(file)} tabIndex={0} translate="no">
      {answer.data}
    </pre>
  )
}

function Image({ blob, name }: { blob: Blob; name: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(blob)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [blob],
  )
  return <img className={styles.image} ref={show} alt={name} />
}

/** Excel saves a CSV in the encoding of Windows. */
async function readText(blob: Blob): Promise<string> {
  const bytes = await blob.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
