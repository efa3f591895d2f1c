import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#api/page.ts'
import type { Collection } from '#engine/collection.ts'
import { attributesIn, autoMapping, columnsOf } from './attributeColumns.ts'
import { ImportFlow } from './ImportFlow.tsx'
import { Mapping } from './Mapping.tsx'
import { hashOf } from '#features/importer/reading/hashOf.ts'
import type { Report } from '#features/importer/reading/dryRun.ts'
import type { Mapping as Chosen } from '#features/importer/reading/header.ts'
import { resultTarget } from '#features/importer/sending/resultTarget.ts'
import { Banner } from '#ui/Banner.tsx'
import { useLanguage } from '#ui/i18n.ts'

type Props = { collection: Collection; measure: Row; isBusy: boolean; onBusy: (isBusy: boolean) => void }

/** The import of result data into one measure: its attributes are the columns that are wanted. */
export function MeasureImport({ collection, measure, isBusy, onBusy }: Props) {
  const { t } = useTranslation('import')
  const language = useLanguage()
  const { id, default_attributes, inherit_data, parent_measure_id } = measure
  const attributes = useMemo(() => attributesIn(default_attributes, language), [default_attributes, language])
  const [names, setNames] = useState<string[]>([])
  const [mapping, setMapping] = useState<Chosen>({})
  const plan = useMemo(
    () => ({ columns: columnsOf(attributesIn(default_attributes, 'de')), mapping }),
    [default_attributes, mapping],
  )
  const destination = useMemo(() => {
    const marked = JSON.stringify(Object.entries(mapping).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    return {
      place: `results/importer ${id} ${hashOf(marked).toString(36)}`,
      targetOf: (hash: string) => resultTarget(id, hashOf(`${hash} ${marked}`).toString(36)),
    }
  }, [id, mapping])
  const known = names.join('\n')
  const onReport = useCallback(
    ({ header }: Report) => {
      const found = header?.names ?? []
      if (found.join('\n') === known) return
      setNames(found)
      setMapping(autoMapping(attributes, found))
    },
    [attributes, known],
  )
  if (attributes.length === 0) return <Banner kind="warning">{t('measure.bare')}</Banner>
  if (inherit_data === true && parent_measure_id != null) return <Banner kind="warning">{t('measure.inherits')}</Banner>
  const labels = new Map(attributes.map(({ key, label }) => [key, label]))
  return (
    <ImportFlow
      collection={collection}
      plan={plan}
      destination={destination}
      labelOf={(column) => labels.get(column) ?? column}
      onReport={onReport}
      onBusy={onBusy}
      mapping={
        names.length > 1 && (
          <Mapping attributes={attributes} names={names} mapping={mapping} disabled={isBusy} onMapping={setMapping} />
        )
      }
    />
  )
}
