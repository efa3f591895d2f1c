import MailPlus from 'lucide-react/icons/mail-plus'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowAt } from '#api/rows/page.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { findNobody, getPeople } from '#features/hospitals/people.ts'
import { MailToPeople } from '#features/mail/newJob/MailToPeople.tsx'
import type { HospitalList, Programme } from '#lib/areas.ts'
import { wordFor } from '#screens/dashboards/counted.ts'
import { Button } from '#ui/actions/Button.tsx'

type Props = { programme: Programme; hospitals: readonly RowAt<HospitalList>[] }

/** Writes to the people of some hospitals; the dialog names those without any. */
export function WriteToHospitals({ programme, hospitals }: Props) {
  const { t } = useTranslation(['dashboard', 'hospitals'])
  const people = use(CollectionsContext).get(`${programme}/users`)
  const [isWriting, setWriting] = useState(false)
  const ids = getPeople(hospitals)
  if (!people) return null
  return (
    <>
      <Button
        icon={MailPlus}
        disabled={ids.length === 0}
        reason={t('hospitals:nobody')}
        onClick={() => setWriting(true)}
      >
        {t('answers.write', { count: hospitals.length, ...wordFor(programme) })}
      </Button>
      {isWriting && (
        <MailToPeople
          collection={people}
          ids={ids}
          getNobody={() => findNobody(hospitals)}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  )
}
