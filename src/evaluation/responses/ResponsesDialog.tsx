import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { contentTypeId } from '#api/session/viewer.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { RelationPicker } from '#engine/fields/widgets/RelationPicker.tsx'
import { useViewer } from '#engine/viewer.ts'
import { MailToPeople } from '#features/mail/newJob/MailToPeople.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import styles from '#ui/report.module.css'
import { type Receivers, ResponsesResult } from './ResponsesResult.tsx'

type Props = { measure: number | null; onClose: () => void }

/** Who answered: the response rate of every institution of a survey, for staff. */
export function ResponsesDialog({ measure: suggested, onClose }: Props) {
  const { t } = useTranslation(['responses', 'portal'])
  const viewer = useViewer()
  const people = use(CollectionsContext).get('patzu/users')
  const [survey, setSurvey] = useState<number | null>(null)
  const [measure, setMeasure] = useState(suggested)
  const [receivers, setReceivers] = useState<Receivers | null>(null)
  const type = contentTypeId(viewer, 'patzu.hospital')
  const results = {
    endpoint: 'results/measures',
    label: ['fullname', 'name'],
    ...(type === undefined ? {} : { query: { content_type: type } }),
  }
  if (receivers && people)
    return (
      <MailToPeople
        collection={people}
        ids={receivers.people}
        getNobody={() => receivers.nobody}
        onClose={() => setReceivers(null)}
      />
    )
  const toId = (ids: string[]) => (ids.length === 0 ? null : Number(ids.at(-1)))
  return (
    <Dialog
      title={t('title')}
      size={survey !== null && measure !== null ? 'full' : 'wide'}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('portal:ui.close')}</Button>}
    >
      <div className={styles.body}>
        <p className={styles.note}>{t('text')}</p>
        <div className={styles.choices}>
          <RelationPicker
            label={t('survey')}
            target={{ endpoint: 'patzu/measures', label: ['name', 'year'], join: true, query: { ordering: '-year' } }}
            ids={survey === null ? [] : [survey]}
            onIds={(ids) => setSurvey(toId(ids))}
          />
          <RelationPicker
            label={t('results')}
            target={results}
            ids={measure === null ? [] : [measure]}
            onIds={(ids) => setMeasure(toId(ids))}
          />
        </div>
        {survey !== null && measure !== null && (
          <ResponsesResult
            key={`${survey} ${measure}`}
            survey={survey}
            measure={measure}
            onMail={people && setReceivers}
          />
        )}
      </div>
    </Dialog>
  )
}
