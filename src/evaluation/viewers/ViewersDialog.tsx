import MailPlus from 'lucide-react/icons/mail-plus'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import { can } from '#engine/access.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { useViewer } from '#engine/viewer.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { MailToPeople } from '#features/mail/newJob/MailToPeople.tsx'
import { showMoment } from '#lib/dates/dates.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { CheckBox } from '#ui/fields/CheckBox.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Dropdown } from '#ui/select/Dropdown.tsx'
import { getAccess, getSignInState, isRefused } from './access.ts'
import { type AccessEntry, useAccessPeople } from './useAccessPeople.ts'
import styles from '#ui/report.module.css'
import { ViewerTable } from './ViewerTable.tsx'

const moments = ['modified', 'created'] as const
type Moment = (typeof moments)[number]

type Props = {
  row: EvaluationRow
  /** The evaluation with the unsaved values of its form. */
  next: EvaluationRow
  onClose: () => void
}

/** Who can open an evaluation and by which rule, and who has not signed in since, with a mail to those. */
export function ViewersDialog({ row, next, onClose }: Props) {
  const { t } = useTranslation(['viewers', 'portal'])
  const viewer = useViewer()
  const collections = use(CollectionsContext)
  const [moment, setMoment] = useState<Moment>('modified')
  const [isOnlyAbsent, setOnlyAbsent] = useState(false)
  const [isMailing, setMailing] = useState(false)
  const [access, later] = [getAccess(row), getAccess(next)]
  const { entries, isPending, error, retry } = useAccessPeople(access, later)
  const since = row[moment]
  const isAbsent = (entry: AccessEntry) => isReader(entry) && ['before', 'never'].includes(signedIn(entry))
  const signedIn = ({ row: person }: AccessEntry) => (person ? getSignInState(person, since) : 'unknown')
  const openers = entries.filter(({ row: person, rules }) => person && rules.length > 0 && !isRefused(access, rules))
  const absent = openers.filter(isAbsent)
  const receivers = absent.filter(({ id, row: person }) => id !== viewer.id && person?.is_demo !== true)
  const people = collections.get('accounts/users')
  const jobs = collections.get('mailer/mailjobs')
  const isTrash = row.is_active === false
  const canMail = people && jobs && can(jobs, 'create', viewer) && !isTrash && !isPending && !error
  if (isMailing && people)
    return <MailToPeople collection={people} ids={receivers.map(({ id }) => id)} onClose={() => setMailing(false)} />
  return (
    <Dialog
      title={t('open')}
      size="wide"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('portal:ui.close')}</Button>
          {canMail && (
            <Button
              icon={MailPlus}
              kind="primary"
              disabled={receivers.length === 0}
              reason={t('mail.nobody')}
              onClick={() => setMailing(true)}
            >
              {t('mail', { count: receivers.length })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        {isTrash && <Banner kind="info">{t('trash')}</Banner>}
        {!viewer.isStaff && <Banner kind="warning">{t('partial')}</Banner>}
        {isPending && !error && <Skeleton shape="table" rows={6} />}
        {error && <ErrorPanel title={t('failed')} error={error} text={errorMessage(error)} onRetry={retry} />}
        {!isPending && !error && (
          <>
            <p>{t('count', { count: openers.length })}</p>
            <p>{t(`absent.${moment}`, { count: absent.length, date: showMoment(since) })}</p>
            <div className={styles.choices}>
              <Dropdown
                label={t('since')}
                options={moments.map((value) => ({
                  value,
                  label: t(`since.${value}`, { date: showMoment(row[value]) }),
                }))}
                value={moment}
                onChange={(value) => setMoment(moments.find((one) => one === value) ?? 'modified')}
              />
              <CheckBox label={t('only-absent')} checked={isOnlyAbsent} onChange={setOnlyAbsent} />
            </div>
            <ViewerTable
              access={access}
              later={later}
              entries={isOnlyAbsent ? entries.filter(isAbsent) : entries}
              getSignInState={signedIn}
            />
          </>
        )}
        <p className={styles.note}>{t('note.rules')}</p>
        <p className={styles.note}>{t('note.signed-in')}</p>
      </div>
    </Dialog>
  )
}

/** Staff of the provider see everything and are not waited for. */
function isReader({ rules }: AccessEntry): boolean {
  return rules.length > 0 && !rules.includes('staff')
}
