import { type ComponentProps, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportedValue } from '#engine/fields/fieldType.ts'
import { useLabels } from '#engine/labels.ts'
import type { ColumnLabels } from '#features/importer/columnLabels.ts'
import type { Attribute } from './attributeColumns.ts'
import { plainWord, usualHeadings } from '#lib/text/headings.ts'
import { ImportFlow } from '#features/importer/ImportFlow.tsx'
import { Mapping } from './Mapping.tsx'
import { columnsFor, useMapping } from './useMapping.ts'
import type { Columns } from '#features/importer/reading/cells.ts'

type Props = Pick<ComponentProps<typeof ImportFlow>, 'collection' | 'destination' | 'note'> & {
  columns: Columns
  /** The columns whose combined values must be unique in a file. */
  unique?: readonly string[] | undefined
  /** The values of columns that a row leaves empty or the file does not have. */
  given?: Readonly<Record<string, ImportedValue>>
  /** The word for a value of a column. */
  getWord?: ColumnLabels['getWord']
}

const noWord = () => undefined

/**
 * The import of a file with fixed columns. They are matched by their names, labels and usual headings in any language;
 * the others are assigned by hand. Only required ones have to be there.
 */
export function ImportColumns({ columns, unique, given, getWord = noWord, ...flow }: Props) {
  const { t } = useTranslation('import')
  const labels = useLabels(flow.collection)
  const columnLabels = { getLabel: labels.field, getHeading: labels.field, getWord }
  const [isBusy, setBusy] = useState(false)
  const attributes = useMemo(
    () =>
      Object.entries(columns).map(([key, column]): Attribute => ({
        key,
        names: [labels.field(key)],
        label: labels.field(key),
        column,
        headings: usualHeadings(key),
      })),
    [columns, labels],
  )
  const { names, mapping, onReport, table } = useMapping(attributes, flow.collection.path)
  const needed = useMemo(() => Object.keys(columns).filter((key) => columns[key]?.required), [columns])
  const plan = useMemo(() => {
    const known = new Set(
      attributes
        .flatMap((attribute) => [attribute.key, ...attribute.names, ...usualHeadings(attribute.key)])
        .map(plainWord),
    )
    const isHeading = (name: string) => known.has(plainWord(name))
    return { columns, mapping, needed, key: unique, isHeading, ...(given && { given }) }
  }, [attributes, columns, mapping, needed, unique, given])
  const isFound = needed.every((key) => columnsFor(key, mapping, names) !== undefined)
  const isNeeded = ({ key }: Attribute) => needed.includes(key)
  const left = attributes.filter((one) => !isNeeded(one) && columnsFor(one.key, mapping, names) === undefined)
  return (
    <ImportFlow
      {...flow}
      plan={plan}
      labels={columnLabels}
      onReport={onReport}
      onBusy={setBusy}
      renderMapping={
        names.length > 1 && (!isFound || Object.keys(mapping).length > 0)
          ? (attempts) => (
              <Mapping
                key={names.join('\n')}
                {...table}
                attempts={attempts}
                mapping={{ ...Object.fromEntries(left.map(({ key }) => [key, ''])), ...mapping }}
                hasKeys={false}
                disabled={isBusy}
                text={t(isFound ? 'mapping.found' : 'mapping.columns')}
                isOptional={(attribute) => !isNeeded(attribute)}
              />
            )
          : undefined
      }
    />
  )
}
