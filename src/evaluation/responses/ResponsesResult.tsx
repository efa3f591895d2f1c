import FileDown from 'lucide-react/icons/file-down'
import MailPlus from 'lucide-react/icons/mail-plus'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { toText } from '#lib/text/text.ts'
import { getIds } from '#lib/values/getIds.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Dropdown } from '#ui/select/Dropdown.tsx'
import { getState, getTotal, type ResponseState } from './responseRates.ts'
import styles from '#ui/report.module.css'
import { ResponsesTable } from './ResponsesTable.tsx'
import { saveResponses } from './saveResponses.ts'
import { getRateText } from './rateText.ts'
import { type HospitalResponse, useResponses } from './useResponses.ts'

const limits = ['0.2', '0.3', '0.4', '0.5']
const kinds: Record<string, readonly ResponseState[] | null> = {
  all: null,
  missing: ['undeclared', 'nothing', 'unanswered'],
  low: ['low'],
  more: ['more'],
}
const kindNames = ['all', 'missing', 'low', 'more'] as const

/** The people of the selected institutions, and those institutions that nobody has rights on. */
export type Receivers = { people: number[]; nobody: string[] }
type Props = { survey: number; measure: number; onMail: ((receivers: Receivers) => void) | undefined }

/** The institutions of a survey with their response rates, to select, save and write to. */
export function ResponsesResult({ survey, measure, onMail }: Props) {
  const { t } = useTranslation(['responses', 'portal'])
  const { responses, year, isPending, error, retry, failed } = useResponses(survey, measure)
  const [limit, setLimit] = useState('0.3')
  const [kind, setKind] = useState<(typeof kindNames)[number]>('all')
  const [selected, select] = useState<ReadonlySet<number>>(new Set())
  if (error) return <ErrorPanel title={t('failed')} error={error} text={errorMessage(error)} onRetry={retry} />
  if (isPending) return <Skeleton shape="table" rows={8} />
  const stated = responses.map((one) => ({ ...one, state: getState(one, Number(limit)) }))
  const wanted = kinds[kind]
  const shown = stated.filter(({ state }) => !wanted || wanted.includes(state))
  const chosen = shown.filter(({ id }) => selected.has(id))
  const total = getTotal(responses)
  const rate = getRateText(total)
  return (
    <>
      <p>
        {rate
          ? t('total', {
              rate,
              answered: showNumber(total.answered),
              sent: showNumber(total.sent),
              year,
              count: total.of,
              of: responses.length,
            })
          : t('total.none', { year, of: responses.length })}
      </p>
      {failed > 0 && (
        <Banner kind="warning" action={<Button onClick={retry}>{t('portal:retry')}</Button>}>
          {t('uncounted', { count: failed })}
        </Banner>
      )}
      <div className={styles.choices}>
        <Dropdown
          label={t('show')}
          options={kindNames.map((value) => ({ value, label: t(`show.${value}`) }))}
          value={kind}
          onChange={(value) => setKind(kindNames.find((one) => one === value) ?? 'all')}
        />
        <Dropdown
          label={t('limit')}
          options={limits.map((value) => ({ value, label: `${showNumber(Number(value) * 100)} %` }))}
          value={limit}
          onChange={(value) => setLimit(value ?? limit)}
        />
        <Button
          icon={FileDown}
          disabled={shown.length === 0}
          onClick={() => saveResponses(chosen.length > 0 ? chosen : shown, year, t)}
        >
          {chosen.length > 0 ? t('save.selected', { count: chosen.length }) : t('save')}
        </Button>
        {onMail && (
          <Button
            icon={MailPlus}
            disabled={getReceivers(chosen).people.length === 0}
            reason={t(chosen.length === 0 ? 'mail.select' : 'mail.nobody')}
            onClick={() => onMail(getReceivers(chosen))}
          >
            {t('mail')}
          </Button>
        )}
      </div>
      <ResponsesTable key={kind} rows={shown} year={year} selected={selected} onSelect={select} />
    </>
  )
}

function getReceivers(chosen: readonly HospitalResponse[]): Receivers {
  const users = ({ hospital }: HospitalResponse) => getIds(hospital?.users).map(Number)
  return {
    people: [...new Set(chosen.flatMap(users))],
    nobody: chosen
      .filter((one) => users(one).length === 0)
      .map(({ id, hospital }) => toText(hospital?.name) || `#${id}`),
  }
}
