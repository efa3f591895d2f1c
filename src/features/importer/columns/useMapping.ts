import { useCallback, useState } from 'react'
import { changeDevicePreferences, readDevicePreferences } from '#api/storage/devicePreferences.ts'
import { useViewer } from '#engine/viewer.ts'
import { type Attribute, autoMapping } from './attributeColumns.ts'
import { plainWord } from '#lib/text/headings.ts'
import { hashText } from '#lib/text/hashText.ts'
import type { Report } from '#features/importer/reading/validateFile.ts'
import type { Mapping } from '#features/importer/reading/header.ts'

/**
 * The column for each attribute: matched by name for every new header, and changed by hand in its table. What is changed
 * is kept on this device for the next file at this place, by hashes of the names.
 */
export function useMapping(attributes: readonly Attribute[], place: string) {
  const { id } = useViewer()
  const [names, setNames] = useState<readonly string[]>([])
  const [mapping, setMapping] = useState<Mapping>({})
  const known = names.join('\n')
  const onReport = useCallback(
    ({ header }: Report) => {
      const found = header?.names ?? []
      if (found.join('\n') === known) return
      setNames(found)
      const kept = readDevicePreferences(id).headings.filter((one) => one.place === place)
      const auto = autoMapping(
        attributes,
        found,
        (name) => kept.find(({ heading }) => heading === getHash(name))?.column,
      )
      // A file that needs none is not read a second time.
      setMapping((now) => (Object.keys(now).length + Object.keys(auto).length === 0 ? now : auto))
    },
    [attributes, known, id, place],
  )
  const onMapping = (next: Mapping) => {
    setMapping(next)
    const assigned = getAssignments(mapping, next)
    changeDevicePreferences(id, ({ headings }) => ({
      headings: [
        ...assigned.map(([name, column]) => ({ place, heading: getHash(name), column })),
        ...headings.filter((one) => one.place !== place || !assigned.some(([name]) => getHash(name) === one.heading)),
      ],
    }))
  }
  return { names, mapping, onReport, table: { attributes, names, mapping, onMapping } }
}

/** The names whose column a person has changed, and which they have now, '' for none. */
function getAssignments(before: Mapping, after: Mapping): [name: string, column: string][] {
  const getColumns = (mapping: Mapping) =>
    new Map(
      Object.entries(mapping).flatMap(([column, name]) =>
        typeof name === 'string' && name !== '' ? [[name, column] as const] : [],
      ),
    )
  const [old, now] = [getColumns(before), getColumns(after)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name): [string, string][] =>
    old.get(name) === now.get(name) ? [] : [[name, now.get(name) ?? '']],
  )
}

function getHash(name: string): string {
  return hashText(plainWord(name)).toString(36)
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
