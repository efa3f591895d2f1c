import type { RowAt } from '#api/rows/page.ts'
import { useQuery } from '@tanstack/react-query'
import Calculator from 'lucide-react/icons/calculator'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { errorMessage } from '#api/http/errorMessage.ts'
import { queryKeys, rowQuery } from '#api/rows/queries.ts'
import type { PanelProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useViewer } from '#engine/viewer.ts'
import { withoutOthers } from '#engine/records/ignoredFilters.ts'
import { hospitals, newestDeclarationQuery, saveFrabos } from './calls.ts'
import { fraboMax } from './fraboMax.ts'
import { getIds } from '#lib/values/getIds.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

/**
 * The number of questionnaires that a hospital may order by its newest declaration: shows old and new while the two
 * differ. On the page of the hospital its fields say it.
 */
export default function FraboOffer({ collection, row }: PanelProps<RowAt<'patzu/declarations'>>) {
  const { t } = useTranslation(['portal', 'hospitals'])
  const viewer = useViewer()
  const id = Number(getIds(row.hospital_id)[0])
  const hospital = useQuery(rowQuery(viewer.id, hospitals, id))
  const declarations = useQuery(newestDeclarationQuery(viewer.id, id))
  const error = hospital.error ?? declarations.error
  if (error) {
    const retry = () => void Promise.all([hospital.refetch(), declarations.refetch()])
    return <ErrorPanel title={t('detail.failed')} error={error} text={errorMessage(error)} onRetry={retry} />
  }
  if (!hospital.data || !declarations.data) return <Skeleton shape="text" rows={2} />
  const [newest] = withoutOthers({ hospital_id: id }, declarations.data.rows)
  const sent = newest?.frabos_sent
  if (!newest || typeof sent !== 'number') return <p>{t('hospitals:frabo.none')}</p>
  if (newest.id !== row.id)
    return (
      <p>
        {t('hospitals:frabo.older')} <Link to={`/patzu/declarations/${newest.id}`}>{t('hospitals:frabo.newest')}</Link>
      </p>
    )
  const { frabos_max, frabos_vorjahr } = hospital.data
  const next = { frabos_max: fraboMax(sent), frabos_vorjahr: sent }
  if (frabos_max === next.frabos_max && frabos_vorjahr === next.frabos_vorjahr)
    return <p>{t('hospitals:frabo.same')}</p>
  return <Offer collection={collection} id={id} stored={{ frabos_max, frabos_vorjahr }} next={next} />
}

type Frabos<Value> = { frabos_max: Value; frabos_vorjahr: Value }
type OfferProps = Pick<PanelProps, 'collection'> & { id: number; stored: Frabos<unknown>; next: Frabos<number> }

function Offer({ collection, id, stored, next }: OfferProps) {
  const { t } = useTranslation(['portal', 'hospitals'])
  const { field } = useLabels(collection)
  const viewer = useViewer()
  const apply = useAction({
    run: async () => await saveFrabos(id, next),
    title: t('hospitals:frabo.apply'),
    invalidates: [queryKeys.endpoint(viewer.id, hospitals)],
    success: t('done.saved-name', { name: `${field('frabos_max')}, ${field('frabos_vorjahr')}` }),
  })
  return (
    <Banner
      kind="info"
      action={
        <Button icon={Calculator} busy={apply.isPending} onClick={() => void apply.run()}>
          {t('hospitals:frabo.apply')}
        </Button>
      }
    >
      <p>{t('hospitals:frabo.differs')}</p>
      {(['frabos_max', 'frabos_vorjahr'] as const).map((name) => (
        <p key={name}>
          {field(name)}
          {labelSeparator()}
          {showNumber(stored[name])} → <strong>{showNumber(next[name])}</strong>
        </p>
      ))}
    </Banner>
  )
}
