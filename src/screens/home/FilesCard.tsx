import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { faultText } from '#api/faultText.ts'
import { listQuery } from '#api/queries.ts'
import { useViewer } from '#engine/viewer.ts'
import { FileButton } from '#features/files/FileButton.tsx'
import { filesIn, showSize } from '#features/files/storedFile.ts'
import { showMoment } from '#lib/dates.ts'
import styles from '#screens/home/Home.module.css'
import { ErrorPanel } from '#ui/ErrorPanel.tsx'
import { Pager } from '#ui/Pager.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useFileWords } from '#ui/words.ts'

/** The files shared with whoever is signed in; pressing one saves it. */
export function FilesCard() {
  const { say } = useFileWords('home')
  const viewer = useViewer()
  const [page, setPage] = useState(1)
  const answer = useQuery({
    ...listQuery(viewer.id, 'filemanager/files', { byPermissions: 1, size: 10, page, ordering: '-created' }),
    placeholderData: keepPreviousData,
  })
  if (answer.data?.count === 0) return null
  return (
    <section className={styles.wide} aria-label={say('files')}>
      <h2>{say('files')}</h2>
      {answer.isPending && <Skeleton shape="text" rows={5} />}
      {answer.error && <ErrorPanel title={say('files-failed')} text={faultText(answer.error)} onRetry={() => void answer.refetch()} />}
      <ul className={styles.list} aria-busy={answer.isPlaceholderData}>
        {filesIn(answer.data?.rows).map((file) => (
          <li key={file.id} className={styles.file}>
            <FileButton file={file} />
            <small className={styles.about}>
              {showSize(file.size)} · {showMoment(file.created)}
            </small>
          </li>
        ))}
      </ul>
      {answer.data && <Pager page={page} size={answer.data.size} count={answer.data.count} onPage={setPage} />}
    </section>
  )
}
