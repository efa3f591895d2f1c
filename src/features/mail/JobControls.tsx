import type { RowAt } from '#api/rows/page.ts'
import { useQueryClient } from '@tanstack/react-query'
import PenLine from 'lucide-react/icons/pen-line'
import Play from 'lucide-react/icons/play'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Square from 'lucide-react/icons/square'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordToolProps } from '#engine/collection.ts'
import { queryKeys, rowQuery } from '#api/rows/queries.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useViewer } from '#engine/viewer.ts'
import { jobs, setJobState, templates } from './calls.ts'
import { loadLanguages } from '#features/mail/recipients/languages.ts'
import { isRestart, getJob, canStart, canStop, findMissing, mustStopFirst, running } from './job.ts'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'
import { showMoment, parseTime } from '#lib/dates/dates.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { getIds } from '#lib/values/getIds.ts'
import { toText } from '#lib/text/text.ts'
import { Button } from '#ui/actions/Button.tsx'
import { confirm } from '#ui/confirm/confirm.ts'
import { toast } from '#ui/feedback/toasts.ts'

/** Starts and stops a mail job. */
export default function JobControls({ row, isDirty }: RecordToolProps<RowAt<'mailer/jobs'>>) {
  const { t } = useTranslation(['mail', 'portal', 'actions'])
  const viewer = useViewer()
  const client = useQueryClient()
  const job = getJob(row)
  const isAgain = isRestart(job)

  const request = async (templateId: number) => {
    const template = await client.fetchQuery(rowQuery(viewer.id, templates, templateId))
    const recipients = getIds(row.recipients).map(Number)
    const counts = await loadLanguages(client, viewer.id, recipients)
    const inWords = counts.map(([language, count]) => `${t(`portal:language.${language}`)} ${showNumber(count)}`)
    const question = t('start-question', {
      name: toText(row.name),
      template: toText(template.name),
      count: job.recipients,
      when: isScheduled(row.send_at) ? showMoment(row.send_at, true) : t('at-once'),
    })
    const what =
      inWords.length > 0 ? `${question} ${t('recipients.languages', { languages: inWords.join(', ') })}.` : question
    if (!isAgain) return await confirm({ kind: 'info', title: t('start-title'), text: what, confirmLabel: t('start') })
    const values = { name: toText(row.name), sent: showNumber(job.sent), n: showNumber(job.recipients) }
    return await confirm({
      kind: 'critical',
      title: t('restart'),
      text: `${t('restart-question', values)} ${what}`,
      confirmLabel: t('restart'),
      phrase: t('restart-phrase'),
    })
  }
  const start = async () => {
    if (job.template === undefined || !(await request(job.template))) return
    // Otherwise recipients that somebody else added meanwhile would get the mail unnoticed.
    const stopped = mustStopFirst(job) ? await setJobState(job.id, 0, row) : row
    await setJobState(job.id, 1, stopped)
    toast.success(t('started'))
  }
  const stop = async () => {
    await setJobState(job.id, 0)
    toast.success(t('stopped'))
  }
  // One for both: a job is never started and stopped at the same time.
  const control = useAction<'start' | 'stop'>({
    run: async (action) => await (action === 'start' ? start() : stop()),
    title: (action) => t(action),
    invalidates: [queryKeys.endpoint(viewer.id, jobs)],
    invalidatesOnError: true,
  })

  // The second click of a double click was meant for the stop button, which was here a moment ago.
  const startBy = ({ detail }: MouseEvent) => (detail > 1 ? undefined : void control.run('start'))
  const missing = findMissing(job)
  const blocked = isDirty || !missing ? t('actions:form.save-first') : t(`missing.${missing}`)
  return (
    <>
      {job.state === running && <ProgressBar percent={job.percent} label={t('progress')} />}
      {!canStop(job) || mustStopFirst(job) ? (
        <Button
          kind={isAgain ? 'quiet' : 'primary'}
          icon={isAgain ? RotateCw : Play}
          busy={control.input === 'start'}
          disabled={isDirty || !canStart(job)}
          reason={blocked}
          onClick={startBy}
        >
          {t('with-dialog', { action: t(isAgain ? 'restart' : 'start') })}
        </Button>
      ) : null}
      {canStop(job) && (
        <Button
          icon={job.state === running ? Square : PenLine}
          busy={control.input === 'stop'}
          onClick={() => void control.run('stop')}
        >
          {t(job.state === running ? 'stop' : 'reset')}
        </Button>
      )}
    </>
  )
}

function isScheduled(moment: unknown): boolean {
  return (parseTime(moment) ?? 0) > Date.now()
}
