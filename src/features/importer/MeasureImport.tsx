import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowAt } from '#api/rows/page.ts'
import type { Collection } from '#engine/collection.ts'
import { getAttributes, getColumns } from '#features/importer/columns/attributeColumns.ts'
import type { ColumnLabels } from './columnLabels.ts'
import { ImportFlow } from './ImportFlow.tsx'
import type { ImportStep } from './ImportSteps.tsx'
import { Mapping } from '#features/importer/columns/Mapping.tsx'
import type { Decision } from '#features/importer/columns/Unknown.tsx'
import { columnsFor, useMapping } from '#features/importer/columns/useMapping.ts'
import { measureAttributes, wordsFor } from '#lib/measureAttributes.ts'
import { toText } from '#lib/text/text.ts'
import { hashText } from '#lib/text/hashText.ts'
import { resultTarget } from '#features/importer/sending/resultTarget.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'

type Props = {
  collection: Collection
  measure: RowAt<'results/measures'>
  isBusy: boolean
  onBusy: (isBusy: boolean) => void
  onStep: (next: ImportStep | undefined) => void
}

const undecided: Decision = { none: new Set(), leavesOut: false }

/** The import of result data into one measure: its attributes are the columns. */
export function MeasureImport({ collection, measure, isBusy, onBusy, onStep }: Props) {
  const { t } = useTranslation('import')
  const language = useLanguage()
  const { id, default_attributes, inherit_data, parent_measure_id } = measure
  const attributes = useMemo(() => getAttributes(default_attributes, language), [default_attributes, language])
  const { names, mapping, onReport, table } = useMapping(attributes, `results/importer ${id}`)
  const [decision, setDecision] = useState<Decision>(undecided)
  const { none } = decision
  const plan = useMemo(
    () => ({ columns: getColumns(getAttributes(default_attributes, 'de')), mapping, none }),
    [default_attributes, mapping, none],
  )
  const destination = useMemo(() => {
    // Another mapping or another resolution of its values makes other rows of a file.
    const found = attributes.flatMap(({ key }) => {
      const column = columnsFor(key, mapping, names)
      return column === undefined ? [] : [[key, column] as const]
    })
    const marked = [
      JSON.stringify(found.toSorted(([one], [other]) => (one < other ? -1 : 1))),
      ...[...none].toSorted(),
    ].join('\n')
    return {
      shown: { to: `/results/data?measures=${id}`, what: 'results' as const },
      place: `results/importer ${id} ${hashText(marked).toString(36)}`,
      getTarget: (hash: string) => resultTarget(id, hashText(`${hash} ${marked}`).toString(36)),
    }
  }, [id, attributes, mapping, names, none])
  if (attributes.length === 0) return <Banner kind="warning">{t('measure.bare')}</Banner>
  if (inherit_data === true && parent_measure_id != null) return <Banner kind="warning">{t('measure.inherits')}</Banner>
  const words = new Map(measureAttributes(default_attributes).map(({ key, options }) => [key, options]))
  const getLabel = (column: string) => attributes.find(({ key }) => key === column)?.label ?? column
  const labels: ColumnLabels = {
    getLabel,
    getHeading: getLabel,
    getWord: (column, value) => {
      const option = words.get(column)?.find((one) => toText(one.value) === toText(value))
      return (option && wordsFor(option.labels, language)) || undefined
    },
  }
  return (
    <ImportFlow
      collection={collection}
      plan={plan}
      destination={destination}
      onStep={onStep}
      labels={labels}
      onReport={onReport}
      onBusy={onBusy}
      deciding={{ decision, onDecision: setDecision }}
      renderMapping={
        names.length > 1
          ? (attempts) => (
              <Mapping
                key={names.join('\n')}
                {...table}
                attempts={attempts}
                disabled={isBusy}
                text={t('mapping.text')}
                isOptional={() => true}
              />
            )
          : undefined
      }
    />
  )
}
