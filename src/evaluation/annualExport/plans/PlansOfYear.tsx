import { useQuery } from '@tanstack/react-query'
import FileDown from 'lucide-react/icons/file-down'
import Printer from 'lucide-react/icons/printer'
import { Fragment, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveBlob } from '#api/files/download.ts'
import { errorMessage } from '#api/http/errorMessage.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { useViewer } from '#engine/viewer.ts'
import { toCsv } from '#evaluation/chart/files/toCsv.ts'
import type { Sheet } from '#evaluation/chart/files/toSheet.ts'
import type { TableCell } from '#evaluation/types/table/field.ts'
import { showFigure } from '#evaluation/types/words/figureText.ts'
import { PlanBadge } from '#features/plans/PlanBadge.tsx'
import type { Plan } from '#features/plans/planRules.ts'
import { usePlans } from '#features/plans/usePlans.ts'
import { currentYear, dayAfter } from '#lib/dates/dates.ts'
import { datedFileName } from '#lib/fileName.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { printPage } from '#ui/layout/printing.ts'
import { Dropdown } from '#ui/select/Dropdown.tsx'
import { TableFrame } from '#ui/tables/TableFrame.tsx'
import styles from './PlansOfYear.module.css'
import { getYears, isOfYear, plansSheet, plansTable } from './plansSheet.ts'
import { readPlanLines } from './readPlanLines.ts'

/** The plans of a year with what they have changed, as a table to read, to print and to save. */
export default function PlansOfYear() {
  const { t } = useTranslation('plan')
  const { t: tEvaluation } = useTranslation('evaluation')
  const { t: tCharts } = useTranslation('charts')
  const language = useLanguage()
  const viewer = useViewer()
  const collections = useContext(CollectionsContext)
  const { plans, place, error: failure, isPending: isWaiting, refetch: readAgain } = usePlans(null)
  const [now] = useState(() => new Date())
  const years = [...new Set([currentYear(), ...getYears(plans)])].toSorted((one, other) => other - one)
  const [year, setYear] = useState(currentYear)
  const own = plans.filter((plan) => isOfYear(plan, year))
  const today = dayAfter(now, 0)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: queryKeys.part(viewer.id, 'results/actions', 'year', year, language, own),
    queryFn: async ({ signal }) =>
      await readPlanLines(own, { viewer, collections, language, today, t: tEvaluation, tCharts }, signal),
    enabled: own.length > 0,
    meta: { isShownInPlace: true },
  })
  const sheet = data && plansSheet(data, { year, today, now, t, language, areOwn: place === 'own' })
  const problem = failure ?? error
  return (
    <div className={styles.page} data-print-wide>
      <div className={styles.tools}>
        <Dropdown
          label={t('year')}
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
          value={String(year)}
          onChange={(value) => setYear(Number(value))}
        />
        {sheet && <Files sheet={sheet} today={today} />}
      </div>
      {problem && (
        <ErrorPanel
          error={problem}
          text={errorMessage(problem)}
          title={t('year.failed')}
          onRetry={() => void (failure ? readAgain() : refetch())}
        />
      )}
      {!problem && (isWaiting || (own.length > 0 && isPending)) && <Skeleton shape="table" />}
      {!problem && !isWaiting && own.length === 0 && <p>{t('year.none', { year })}</p>}
      {sheet && own.length > 0 && <Table plans={data.map(({ plan }) => plan)} sheet={sheet} />}
    </div>
  )
}

function Files({ sheet, today }: { sheet: Sheet & { name: string }; today: string }) {
  const { t } = useTranslation('plan')
  const saving = useAction({
    run: async (kind: 'csv' | 'xlsx') => {
      const blob =
        kind === 'csv'
          ? new Blob([toCsv(sheet)], { type: 'text/csv;charset=utf-8' })
          : await (await import('#evaluation/chart/files/toXlsx.ts')).toXlsx(sheet)
      saveBlob(blob, datedFileName([sheet.name], today, kind))
    },
    title: t('year.save'),
  })
  return (
    <div className={styles.files}>
      <Button busy={saving.isPending} icon={FileDown} onClick={() => void saving.run('csv')}>
        CSV
      </Button>
      <Button busy={saving.isPending} icon={FileDown} onClick={() => void saving.run('xlsx')}>
        Excel
      </Button>
      <Button icon={Printer} onClick={() => void printPage()}>
        {t('year.print')}
      </Button>
    </div>
  )
}

function Table({ plans, sheet }: { plans: readonly Plan[]; sheet: Sheet }) {
  const { t } = useTranslation('charts')
  const [title, ...notes] = sheet.lines
  const { columns, header, rows, institution, common } = plansTable(sheet, (n) =>
    t('n-is', { n: typeof n === 'number' ? showFigure(n) : n }),
  )
  const caption = [title, institution].filter(Boolean).join(' · ')
  const isWide = header.map((_, place) => rows.some((cells) => String(cells[place]?.value ?? '').length > longText))
  return (
    <>
      <h2 className={styles.title}>{caption}</h2>
      <TableFrame className={styles.frame} label={caption}>
        <table className={styles.table}>
          <thead>
            <tr>
              {header.map((text, place) => (
                <th className={classNames(isWide[place] && styles.wide)} key={text} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- two plans may be written alike
              <tr key={row}>
                {cells.map(({ value, below }, place) => {
                  const Cell = place === 0 ? 'th' : 'td'
                  const plan = columns[place] === 'state' && plans[row]
                  return (
                    <Cell
                      className={classNames(
                        isFigure(value) && styles.figure,
                        plan && styles.state,
                        value === null && styles.empty,
                      )}
                      data-label={place === 0 || plan ? undefined : header[place]}
                      key={header[place]}
                      scope={place === 0 ? 'row' : undefined}
                    >
                      {plan ? (
                        <PlanBadge plan={plan} />
                      ) : (
                        <bdi translate="no">{typeof value === 'number' ? showFigure(value) : (value ?? '-')}</bdi>
                      )}
                      {below.map((line) => (
                        <small className={styles.below} key={line.label}>
                          <Labelled {...line} />
                        </small>
                      ))}
                    </Cell>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      {common.length > 0 && (
        <p className={styles.note}>
          {common.map((line, place) => (
            <Fragment key={line.label}>
              {place > 0 && ' · '}
              <Labelled {...line} />
            </Fragment>
          ))}
        </p>
      )}
      {notes.map((note) => (
        <p className={styles.note} key={note}>
          {note}
        </p>
      ))}
    </>
  )
}

function Labelled({ label, text }: { label: string; text: string }) {
  return (
    <>
      {label}
      {labelSeparator()}
      <bdi translate="no">{text}</bdi>
    </>
  )
}

/** Letters from which on a column needs room. */
const longText = 24

/** Whether a cell is a number, a day or another figure, which no line break may cut but between it and its n. */
function isFigure(cell: TableCell): boolean {
  return typeof cell === 'number' || (cell !== null && !/\p{L}{2}/u.test(cell))
}
