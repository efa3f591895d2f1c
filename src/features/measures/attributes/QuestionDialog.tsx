import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { useViewer } from '#engine/viewer.ts'
import type { AttributeLine } from './attributeLines.ts'
import styles from './Attributes.module.css'
import { scaleText } from './scaleText.ts'
import { readQuestion } from '#features/measures/calls.ts'
import { typeLabel } from '#features/measures/typeLabel.ts'
import type { Language } from '#lib/languages.ts'
import { isFields, measureAttributes, wordsFor } from '#lib/measureAttributes.ts'
import { plainText } from '#lib/text/plainText.ts'
import { toText } from '#lib/text/text.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'

type Props = { line: AttributeLine; language: Language; onClose: () => void }

/** A question of the survey in full, as it is in the survey system now. */
export function QuestionDialog({ line, language, onClose }: Props) {
  const { t } = useTranslation(['measures', 'portal'])
  const viewer = useViewer()
  const id = line.questionId
  const answer = useQuery({
    queryKey: queryKeys.part(viewer.id, 'ls', 'question', id, language),
    queryFn: async ({ signal }) => await readQuestion(id ?? '', language, signal),
    enabled: id !== undefined,
    staleTime: 300_000,
  })
  const question = plainText(toText(answer.data?.['question'])) || line.question
  const own = isFields(answer.data) ? measureAttributes([{ ...answer.data, key: line.key }])[0]?.options : undefined
  const options = own && own.length > 0 ? own : (line.attribute?.options ?? [])
  return (
    <Dialog title={line.name} onClose={onClose}>
      <dl className={styles.facts}>
        <dt>{t('attributes.question')}</dt>
        <dd lang={language}>
          {answer.isLoading ? <Spinner label={t('portal:loading')} /> : <bdi translate="no">{question || '-'}</bdi>}
        </dd>
        <dt>{t('attributes.key')}</dt>
        <dd>
          <bdi translate="no">{line.key}</bdi>
        </dd>
        <dt>{t('attributes.group')}</dt>
        <dd>
          <bdi translate="no">{line.group || '-'}</bdi>
        </dd>
        <dt>{t('attributes.type')}</dt>
        <dd>{typeLabel(line.type, t) || '-'}</dd>
        <dt>{t('attributes.scale')}</dt>
        <dd>{scaleText(line.scale, t)}</dd>
        {options.length > 0 && <dt>{t('attributes.options')}</dt>}
        {options.length > 0 && (
          <dd>
            <ul className={styles.list}>
              {options.map(({ value, labels }, index) => (
                <li key={index}>
                  <bdi translate="no">{toText(value)}</bdi> <bdi translate="no">{wordsFor(labels, language)}</bdi>
                </li>
              ))}
            </ul>
          </dd>
        )}
      </dl>
      {answer.error && (
        <Banner kind="warning">{t('attributes.question-failed', { reason: errorMessage(answer.error) })}</Banner>
      )}
    </Dialog>
  )
}
