import { useQueryClient } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import Play from 'lucide-react/icons/play'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveBlob } from '#api/files/download.ts'
import { errorMessage } from '#api/http/errorMessage.ts'
import { queryKeys } from '#api/rows/queries.ts'
import type { Collection } from '#engine/collection.ts'
import { useUnsavedGuard } from '#engine/form/save/useUnsavedGuard.ts'
import { useViewer } from '#engine/viewer.ts'
import { Expected } from '#features/importer/columns/Expected.tsx'
import { TemplateButton } from '#features/importer/columns/TemplateButton.tsx'
import { type ColumnLabels, plainLabels } from './columnLabels.ts'
import { Findings } from './Findings.tsx'
import { ImportResult } from './ImportResult.tsx'
import { ImportSteps, type ImportStep } from './ImportSteps.tsx'
import styles from './Import.module.css'
import { Preview } from './Preview.tsx'
import { ProblemTable } from './ProblemTable.tsx'
import { Remarked } from './Remarked.tsx'
import { RunPanel } from './RunPanel.tsx'
import { isComplete } from '#features/importer/reading/header.ts'
import { badRowsFile } from '#features/importer/reading/badRows.ts'
import type { Report } from '#features/importer/reading/validateFile.ts'
import { FileUnreadable } from '#features/importer/reading/source.ts'
import type { Plan } from '#features/importer/reading/rows.ts'
import { useProblemMessage } from './useProblemMessage.ts'
import { type Decision, Unknown } from '#features/importer/columns/Unknown.tsx'
import { type Destination, useImport } from './useImport.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import { FileDrop } from '#ui/fields/FileDrop.tsx'

type Props = {
  collection: Collection
  plan: Plan
  destination: Destination
  labels?: ColumnLabels
  /** Called with the next step where the page itself shows the steps, above a choice that comes first. */
  onStep?: (next: ImportStep | undefined) => void
  /** Called whenever a file was checked. */
  onReport?: (report: Report) => void
  /** Content between the file and its findings, by how often the import was started while columns were missing. */
  renderMapping?: ((attempts: number) => ReactNode) | undefined
  /** How unknown values of columns are resolved; nothing is sent before that. */
  deciding?: { decision: Decision; onDecision: (decision: Decision) => void }
  /** What else holds for the rows of the file, below its columns. */
  note?: string
  /** Called while rows are being sent. */
  onBusy?: (isBusy: boolean) => void
}

/** The steps from a file to its rows on the server: select, check as a whole, preview, send in batches, and report. */
export function ImportFlow({
  collection,
  plan,
  destination,
  labels = plainLabels,
  onStep,
  onReport,
  renderMapping,
  deciding,
  note,
  onBusy,
}: Props) {
  const { t } = useTranslation('import')
  const getMessage = useProblemMessage(plan.columns, labels)
  const [attempted, setAttempted] = useState({ hash: '', count: 0 })
  const wrongRows = useId()
  const viewer = useViewer()
  const client = useQueryClient()
  const running = useImport(
    viewer.id,
    plan,
    destination,
    () => void client.invalidateQueries({ queryKey: queryKeys.endpoint(viewer.id, collection.endpoint) }),
  )
  const { file, phase, report, refused, failure } = running
  const hash = report?.hash ?? ''
  const attempts = attempted.hash === hash ? attempted.count : 0
  const isIncomplete =
    !report?.error && report?.header !== undefined && report.header.names.length > 1 && report.header.missing.length > 0
  const wrong = [...(report?.problems ?? []), ...refused].toSorted((one, other) => one.row - other.row)
  const isBusy = phase === 'running'
  const isOpen = report !== undefined && report.open > 0 && deciding?.decision.leavesOut === false
  const blocked = isOpen ? t('unknown.first') : undefined
  useUnsavedGuard(isBusy, { title: t('leave.title'), text: t('leave.text'), confirmLabel: t('leave.yes') })
  useEffect(() => {
    if (report) onReport?.(report)
  }, [report, onReport])
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy])
  const step = getStep()
  useEffect(() => onStep?.(step), [step, onStep])

  const saveBad = async () => {
    if (!file || !report) return
    const getName = (column: string) => (column === '' ? '' : `${labels.getLabel(column)}${labelSeparator()}`)
    const blob = await badRowsFile(
      file,
      report.encoding,
      plan,
      refused,
      t('problem'),
      (problem) => `${getName(problem.column)}${getMessage(problem)}`,
    )
    saveBlob(blob, t('bad.file', { name: file.name.replace(/\.[^.]*$/, '') }))
  }
  return (
    <div className={styles.flow}>
      {!onStep && <ImportSteps next={step} hasMeasure={false} />}
      {phase === 'finished' && report && (
        <ImportResult running={running} report={report} shown={destination.shown} wrongRows={wrongRows} />
      )}
      <section className={styles.part} aria-label={t('file')}>
        <h2>{t('file')}</h2>
        <FileDrop
          accept=".csv,.txt,text/csv,text/plain"
          label={t('choose')}
          hint={t('drop')}
          chosen={file?.name}
          disabled={isBusy}
          onFiles={([chosen]) => chosen && running.choose(chosen)}
        >
          {!file && (
            <TemplateButton
              headings={Object.keys(plan.columns).map(labels.getHeading)}
              name={collection.path.replaceAll('/', '-')}
            />
          )}
        </FileDrop>
        {phase === 'checking' && (
          <div role="status">
            <progress className={styles.bar} aria-label={t('checking')} max={1} value={running.share} />
            <p className={styles.muted}>{t('checking')}</p>
            <Button onClick={running.giveUp}>{t('checking.stop')}</Button>
          </div>
        )}
        {failure !== undefined && (
          <Banner kind="error">
            {failure instanceof FileUnreadable ? t('file-unreadable') : errorMessage(failure)}
          </Banner>
        )}
        {!file && <Expected plan={plan} labels={labels} note={note} />}
      </section>
      {renderMapping?.(attempts)}
      {report && (
        <section className={styles.part} aria-label={t('check')}>
          <h2>{t('check')}</h2>
          <Findings
            report={report}
            survey={running.survey}
            getLabel={labels.getHeading}
            isMissingShown={plan.needed !== undefined || attempts > 0}
            disabled={isBusy}
            onEncoding={running.readAs}
            refused={new Set([...refused.map(({ row }) => row), ...(running.entry?.refused ?? [])]).size}
          />
          {deciding && (
            <Unknown {...deciding} report={report} columns={plan.columns} labels={labels} disabled={isBusy} />
          )}
          <Remarked report={report} getLabel={labels.getLabel} />
          {wrong.length > 0 && (
            <ProblemTable
              id={wrongRows}
              title={t('problems')}
              problems={wrong}
              columns={plan.columns}
              labels={labels}
            />
          )}
          {report.bad + refused.length > 0 && (
            <div className={styles.actions}>
              <Button icon={Download} onClick={() => void saveBad()}>
                {t('bad.save')}
              </Button>
              <span className={styles.muted}>{t('bad.hint')}</span>
            </div>
          )}
          {report.remarks.length > 0 && (
            <ProblemTable title={t('remarks')} problems={report.remarks} columns={plan.columns} labels={labels} />
          )}
        </section>
      )}
      {report && report.preview.length > 0 && (
        <section className={styles.part}>
          <h2>{t('preview')}</h2>
          <Preview report={report} refused={refused} columns={plan.columns} labels={labels} />
        </section>
      )}
      <section className={styles.part} aria-label={t('import')}>
        <RunPanel key={report?.hash ?? ''} running={running} blocked={blocked} />
        {renderMapping && isIncomplete && (
          <div className={styles.actions}>
            <Button kind="primary" icon={Play} onClick={() => setAttempted({ hash, count: attempts + 1 })}>
              {t('start.unmapped')}
            </Button>
          </div>
        )}
      </section>
    </div>
  )

  function getStep() {
    if (phase === 'finished') return undefined
    if (!report?.header || report.error) return 'file'
    return isComplete(report.header) ? 'import' : 'columns'
  }
}
