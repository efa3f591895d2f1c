import { type ComponentProps, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fields } from '#engine/fieldTypes.ts'
import { useLabels } from '#engine/labels.ts'
import type { Attribute } from './attributeColumns.ts'
import { ImportFlow } from './ImportFlow.tsx'
import { Mapping } from './Mapping.tsx'
import { columnsFor, useMapping } from './useMapping.ts'

type Props = Pick<ComponentProps<typeof ImportFlow>, 'collection' | 'destination'> & {
  columns: Fields
  /** The columns whose combined values must be unique in a file. */
  unique?: readonly string[] | undefined
}

/**
 * The import of a file with fixed columns. They are matched by their names in any spelling and by their labels; the
 * others are assigned by hand. Only required ones have to be there.
 */
export function ImportColumns({ collection, destination, columns, unique }: Props) {
  const { t } = useTranslation('import')
  const labels = useLabels(collection)
  const [isBusy, setBusy] = useState(false)
  const attributes = useMemo(
    () =>
      Object.entries(columns).map(([key, column]): Attribute => ({
        key,
        names: [labels.field(key)],
        label: key,
        column,
      })),
    [columns, labels],
  )
  const { names, mapping, onReport, table } = useMapping(attributes)
  const needed = useMemo(() => Object.keys(columns).filter((key) => columns[key]?.required), [columns])
  const plan = useMemo(() => ({ columns, mapping, needed, key: unique }), [columns, mapping, needed, unique])
  const isFound = needed.every((key) => columnsFor(key, mapping, names) !== undefined)
  return (
    <ImportFlow
      collection={collection}
      plan={plan}
      destination={destination}
      onReport={onReport}
      onBusy={setBusy}
      mapping={
        names.length > 1 &&
        (!isFound || Object.keys(mapping).length > 0) && (
          <Mapping
            {...table}
            disabled={isBusy}
            text={t('mapping.columns')}
            isOptional={({ key }) => !needed.includes(key)}
          />
        )
      }
    />
  )
}
