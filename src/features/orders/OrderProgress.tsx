import type { RowAt } from '#api/rows/page.ts'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { can } from '#engine/access.ts'
import type { PanelProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { AddressCheck } from './AddressCheck.tsx'
import { ApproveOrder } from './ApproveOrder.tsx'
import styles from './OrderProgress.module.css'
import { findFailures, isAtPartner, isInProgress, canApprove, getSteps } from './orderRules.ts'
import { parseTime, showMoment } from '#lib/dates/dates.ts'
import { toText } from '#lib/text/text.ts'
import { getIds } from '#lib/values/getIds.ts'
import { LinkButton } from '#ui/actions/LinkButton.tsx'
import { Badge } from '#ui/feedback/Badge.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import { Steps } from '#ui/navigation/Steps.tsx'

/** The progress of an order, its errors, and its release. */
export default function OrderProgress({ collection, row }: PanelProps<RowAt<'patzu/orders'>>) {
  const { t } = useTranslation('orders')
  const labels = useLabels(collection)
  const all = findFailures(row)
  // An order fails with its unit: without a reason of its own it has nothing to add.
  const failures = all.filter(({ unit, reason }) => unit || reason || all.length === 1)
  const steps = getSteps(row.status).map(({ word, state }) => ({
    key: word,
    label: labels.option('status', word),
    state,
  }))
  const unexplained = failures.filter(({ reason }) => !reason)
  const getUnknownReason = () => {
    const [at] = unexplained
      .map(({ unit }) => unit?.modified ?? row.modified)
      .toSorted((one, other) => (parseTime(other) ?? 0) - (parseTime(one) ?? 0))
    return parseTime(at) === undefined ? t('no-reason') : t('no-reason-since', { date: showMoment(at, true) })
  }
  const canAdd = can(collection, 'create', useViewer())
  const next = steps.find(({ state }) => state === 'next')
  return (
    <div className={styles.panel}>
      {failures.length > 0 && (
        <Banner kind="error">
          {failures.map(({ unit, reason }) => (
            <p key={unit?.id ?? 0}>
              {unit ? labels.option('status', 'unit-error') : t('order-failed')}
              {unit && (
                <>
                  {labelSeparator()}
                  <Link to={`/patzu/orderunits/${unit.id}`}>
                    <bdi translate="no">{toText(unit.name) || `#${unit.id}`}</bdi>
                  </Link>
                </>
              )}
              {reason && (
                <>
                  {' – '}
                  <bdi>{reason}</bdi>
                </>
              )}
            </p>
          ))}
          <AddressCheck
            order={row}
            isReasonUnknown={unexplained.length > 0}
            advice={
              <>
                {unexplained.length > 0 && <p>{getUnknownReason()}</p>}
                <p>{t(unexplained.length > 0 ? 'what-to-do-unknown' : 'what-to-do', { id: row.id })}</p>
              </>
            }
          />
          {canAdd && (
            <p className={styles.again}>
              <LinkButton icon={RotateCw} to={`/patzu/orders/+?${sameOrder(row).toString()}`}>
                {t('again')}
              </LinkButton>
            </p>
          )}
        </Banner>
      )}
      {isAtPartner(row.status) && <Banner kind="info">{t('partner')}</Banner>}
      {next && (
        <div className={styles.next}>
          <p>
            {isInProgress(row.status) && (
              <>
                <Badge kind="accent">{t('in-progress')}</Badge>{' '}
              </>
            )}
            <strong>{t('next', { step: canApprove(row) ? t('next.approve') : next.label })}</strong>
          </p>
          {canApprove(row) && <ApproveOrder row={row} />}
        </div>
      )}
      {steps.length > 0 && <Steps steps={steps} />}
    </div>
  )
}

const copied = ['year', 'email', 'print_type', 'cover_letter_state', 'link_answers', 'shipping_type'] as const

/** The values of the form of a new order like this one: no call repeats a failed one. */
function sameOrder(row: RowAt<'patzu/orders'>): URLSearchParams {
  const related = (['hospital_id', 'measure_id'] as const).map((name) => [name, String(getIds(row[name])[0] ?? '')])
  const others = copied.map((name) => [name, toText(row[name])])
  return new URLSearchParams([...related, ...others].filter(([, value]) => value !== ''))
}
