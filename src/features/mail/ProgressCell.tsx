import type { CellProps } from '#engine/collection.ts'
import { jobOf } from '#features/mail/job.ts'
import { ProgressBar } from '#features/mail/ProgressBar.tsx'
import { useMailWords } from '#features/mail/words.ts'
import { useLoadedWords } from '#ui/words.ts'

/** How far a job of a list has come. */
export default function ProgressCell({ row }: CellProps) {
  const say = useMailWords()
  const hasWords = useLoadedWords('mail')
  return hasWords && <ProgressBar percent={jobOf(row).percent} label={say('progress')} />
}
