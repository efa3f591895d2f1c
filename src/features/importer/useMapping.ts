import { useCallback, useState } from 'react'
import { type Attribute, autoMapping } from './attributeColumns.ts'
import type { Report } from '#features/importer/reading/validateFile.ts'
import type { Mapping } from '#features/importer/reading/header.ts'

/** The column for each attribute: matched by name for every new header, and changed by hand in its table. */
export function useMapping(attributes: readonly Attribute[]) {
  const [names, setNames] = useState<readonly string[]>([])
  const [mapping, setMapping] = useState<Mapping>({})
  const known = names.join('\n')
  const onReport = useCallback(
    ({ header }: Report) => {
      const found = header?.names ?? []
      if (found.join('\n') === known) return
      setNames(found)
      const auto = autoMapping(attributes, found)
      // A file that needs none is not read a second time.
      setMapping((now) => (Object.keys(now).length + Object.keys(auto).length === 0 ? now : auto))
    },
    [attributes, known],
  )
  return { names, mapping, onReport, table: { attributes, names, mapping, onMapping: setMapping } }
}

/** The columns of a file that contain an attribute; undefined without one, '' where it was declared missing. */
export function columnsFor(
  key: string,
  mapping: Mapping,
  names: readonly string[],
): string | readonly string[] | undefined {
  const name = Object.hasOwn(mapping, key) ? mapping[key] : undefined
  if (name !== undefined) return name
  return names.includes(key) ? key : undefined
}
