import { useQueryClient } from '@tanstack/react-query'
import Play from 'lucide-react/icons/play'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Square from 'lucide-react/icons/square'
import { type MouseEvent, useRef, useState } from 'react'
import { ToolPlace } from '#engine/ToolPlace.tsx'
import type { RecordToolProps } from '#engine/collection.ts'
import { useTellFault } from '#engine/useTellFault.ts'
import { useViewer } from '#engine/viewer.ts'
import { jobs, setJobState } from '#features/mail/calls.ts'
import { isRestart, jobOf, mayStart, mayStop, mustStopFirst, running } from '#features/mail/job.ts'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { showNumber } from '#lib/numbers.ts'
import { asText } from '#lib/text.ts'
import { Button } from '#ui/Button.tsx'
import { confirm } from '#ui/confirm.ts'
import { notify } from '#ui/notices.ts'
import { useFileWords, useLoadedWords, useWords } from '#ui/words.ts'

/** Starts and stops a mail job. */
export default function JobControls({ row, isDirty }: RecordToolProps) {
  const t = useWords()
  const { say } = useFileWords('mail')
  const viewer = useViewer()
  const client = useQueryClient()
  const tellFault = useTellFault()
  const isBusy = useRef(false)
  const [busy, setBusy] = useState<'start' | 'stop'>()
  const job = jobOf(row)
  const isAgain = isRestart(job)
  if (!useLoadedWords('mail')) return <ToolPlace />

  const once = async (deed: 'start' | 'stop', work: () => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    setBusy(deed)
    await work().catch((error: unknown) => tellFault(error, say(deed)))
    await client.invalidateQueries({ queryKey: [viewer.id, jobs] })
    isBusy.current = false
    setBusy(undefined)
  }
  const ask = () => {
    const values = { name: asText(row.name), sent: showNumber(job.sent), n: showNumber(job.recipients) }
    if (!isAgain) return confirm({ kind: 'info', title: say('start'), text: say('start-question', values), confirmLabel: say('start') })
    return confirm({ kind: 'critical', title: say('restart'), text: say('restart-question', values), confirmLabel: say('restart'), phrase: say('restart-phrase') })
  }
  const start = () =>
    once('start', async () => {
      if (!(await ask())) return
      // Recipients that somebody else changed meanwhile would get it unseen.
      const stopped = mustStopFirst(job) ? await setJobState(job.id, 0, loaded(row.modified)) : row
      await setJobState(job.id, 1, loaded(stopped.modified))
      notify.success(say('started'))
    })
  const stop = () =>
    once('stop', async () => {
      await setJobState(job.id, 0)
      notify.success(say('stopped'))
    })

  // The second click of a double one was meant for «stop», which stood here a moment ago.
  const startBy = ({ detail }: MouseEvent) => (detail > 1 ? undefined : void start())
  const blocked = isDirty ? t('form.save-first') : say('no-recipients')
  return (
    <>
      {job.state === running && <ProgressBar percent={job.percent} label={say('progress')} />}
      {!mayStop(job) || mustStopFirst(job) ? (
        <Button icon={isAgain ? RotateCw : Play} busy={busy === 'start'} disabled={isDirty || !mayStart(job)} reason={blocked} onClick={startBy}>
          {say(isAgain ? 'restart' : 'start')}
        </Button>
      ) : null}
      {mayStop(job) && (
        <Button icon={Square} busy={busy === 'stop'} onClick={() => void stop()}>{say('stop')}</Button>
      )}
    </>
  )
}

function loaded(modified: unknown): { modified?: string } {
  return typeof modified === 'string' ? { modified } : {}
}
