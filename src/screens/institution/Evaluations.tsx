import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { translation } from '#engine/fields/translated.tsx'
import { useViewer } from '#engine/viewer.ts'
import { ownEvaluationsQuery } from '#evaluation/dataset/calls.ts'
import { homeListSize } from '#lib/constants.ts'
import { showMoment } from '#lib/dates/dates.ts'
import card from '#ui/card.module.css'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { Lines } from './Lines.tsx'

/** The evaluations of an institution, the last changed first; their names do not repeat that of the page. */
export function Evaluations({ type, id, institution }: { type: number; id: number; institution: string }) {
  const { t } = useTranslation('home')
  const viewer = useViewer()
  const language = useLanguage()
  const query = { content_type: type, object_id: id }
  const answer = useQuery({
    ...ownEvaluationsQuery(viewer.id, { ...query, ordering: '-modified', size: homeListSize }),
    meta: { isShownInPlace: true },
  })
  return (
    <Lines
      title={t('evaluations')}
      empty={t('institution.no-evaluations')}
      answer={answer}
      getPath={(row) => `/results/evaluations/${row.id}`}
      renderLine={(row) => (
        <>
          <bdi translate="no">{withoutStart(translation(row, 'name', '', language).text, `${institution}, `)}</bdi>
          <small className={card.about}>{showMoment(row.modified)}</small>
        </>
      )}
      isDated
      all={`/results/evaluations?content_type=${type}&object_id=${id}`}
    />
  )
}

function withoutStart(text: string, start: string): string {
  return text.startsWith(start) ? text.slice(start.length) : text
}
