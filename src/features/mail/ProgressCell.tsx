import type { CellProps } from '#engine/collection.ts'
import { jobOf } from '#features/mail/job.ts'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { useFileWords, useLoadedWords } from '#ui/words.ts'

/** How far a job of a list has come. */
export default function ProgressCell({ row }: CellProps) {
  const { say } = useFileWords('mail')
  const hasWords = useLoadedWords('mail')
  return hasWords && <ProgressBar percent={jobOf(row).percent} label={say('progress')} />
}
