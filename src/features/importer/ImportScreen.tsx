import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { ImportColumns } from '#features/importer/columns/ImportColumns.tsx'
import { actionTarget } from '#features/importer/sending/actionTarget.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'

const none = {}

/** Imports rows of a CSV file into a collection, as its definition describes. */
export default function ImportScreen({ collection, back }: ImportProps) {
  const { t } = useTranslation('import')
  const labels = useLabels(collection)
  const { endpoint, path, imports } = collection
  const unique = useMemo(() => imports?.key && [imports.key], [imports])
  const destination = useMemo(() => {
    const { action = 'import_data', key = 'id', same = {} } = imports ?? {}
    return {
      place: path,
      shown: { to: `/${path}`, what: 'rows' as const },
      getTarget: () => actionTarget({ endpoint, action, key, same }),
    }
  }, [endpoint, path, imports])
  return (
    <>
      <PageHeader title={t('title', { what: labels.many })} back={back} />
      <ImportColumns
        collection={collection}
        columns={imports?.columns ?? none}
        destination={destination}
        {...(unique ? { unique } : {})}
      />
    </>
  )
}
