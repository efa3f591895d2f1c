import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#api/rows/page.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { translation } from '#engine/fields/translated.tsx'
import { useViewer } from '#engine/viewer.ts'
import { overviewKey } from '#evaluation/annualExport/overviewKey.ts'
import { quickQuery } from '#evaluation/annualExport/outcome/quickQuery.ts'
import { ownEvaluationsQuery } from '#evaluation/dataset/calls.ts'
import { homeListSize } from '#lib/constants.ts'
import { showMoment } from '#lib/dates/dates.ts'
import { withoutStart } from '#lib/text/sharedParts.ts'
import card from '#ui/card.module.css'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { useIsIdle } from '#ui/layout/useIsIdle.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import type { EvaluationVerdictProps } from './EvaluationVerdict.tsx'
import styles from './Institution.module.css'
import { Lines } from './Lines.tsx'

// It loads the rows of a measure after the page has rendered.
const { Part: EvaluationVerdict } = lazyComponent<EvaluationVerdictProps>(
  async () => (await import('./EvaluationVerdict.tsx')).EvaluationVerdict,
)

const evaluations = 'results/evaluations'

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
  const rows = answer.data?.rows ?? []
  const newest = rows[0]?.id
  const others = rows.slice(1)
  const isCounting = !viewer.isStaff && others.length > 0
  // Before the lines are shown: only those with figures have space for them.
  const quick = useQuery({ ...quickQuery(viewer.id, others), enabled: isCounting })
  const isAwaited = isCounting && quick.isPending
  return (
    <Lines
      title={t('evaluations')}
      empty={t('institution.no-evaluations')}
      answer={isAwaited ? { ...answer, data: undefined, isPending: true } : answer}
      getPath={(row) => `/results/evaluations/${row.id}`}
      renderLine={(row) => (
        <>
          <bdi translate="no">{withoutStart(translation(row, 'name', '', language).text, `${institution}, `)}</bdi>
          <small className={card.about}>{showMoment(row.modified)}</small>
          <Figures
            row={row}
            institution={institution}
            isNewest={row.id === newest}
            isQuick={quick.data?.includes(row.id) === true}
          />
        </>
      )}
      isDated
      all={`/results/evaluations?content_type=${type}&object_id=${id}`}
    />
  )
}

type FiguresProps = { row: Row; institution: string; isNewest: boolean; isQuick: boolean }

/**
 * How the institution does in an evaluation. Each takes the rows of its measures: as in the list, those of the newest one
 * are loaded, and of others where they are few or in this browser. What was counted before is there anyway.
 */
function Figures({ row, institution, isNewest, isQuick }: FiguresProps) {
  const viewer = useViewer()
  const language = useLanguage()
  const isIdle = useIsIdle()
  const collection = use(CollectionsContext).get(evaluations)
  const client = useQueryClient()
  const [isCounted] = useState(() => Boolean(client.getQueryData(overviewKey(viewer.id, row, language))))
  if (!collection || viewer.isStaff || (!isNewest && !isQuick && !isCounted)) return null
  const skeleton = <Skeleton shape="text" rows={2} />
  return (
    <small className={classNames(card.about, styles.figures)}>
      {isIdle ? (
        <Suspense fallback={skeleton}>
          <EvaluationVerdict
            collection={collection}
            row={row}
            institution={institution}
            isCountedOnly={!isNewest && !isQuick}
          />
        </Suspense>
      ) : (
        skeleton
      )}
    </small>
  )
}
