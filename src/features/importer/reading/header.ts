import type { Columns } from './cells.ts'
import { cleanLine } from '#lib/text/cleanText.ts'

/**
 * The names of columns in a file where they differ: '' for one that the file does not have, several for a question with
 * one column per answer.
 */
export type Mapping = Readonly<Record<string, string | readonly string[]>>
/** The columns to read from a file; those of `needed` are required. `isHeading` knows other names that they have. */
export type Wanted = {
  columns: Columns
  mapping?: Mapping
  needed?: readonly string[] | undefined
  isHeading?: (name: string) => boolean
}
export type Header = {
  /** The names as in the file. */
  names: string[]
  /** The index of each matched column. */
  places: Map<string, number>
  /** The indexes of the columns of a question with one column per answer. */
  several: Map<string, { name: string; place: number }[]>
  missing: string[]
  /** Missing, but present in another spelling: `Token` for `token`. */
  otherCase: { wanted: string; found: string }[]
  /** Names of columns that occur in the file more than once. */
  duplicates: string[]
  extra: string[]
}

/** Compares the header of a file with the columns to read. */
export function readHeader(cells: readonly string[], { columns, mapping = {}, needed }: Wanted): Header {
  const names = cells.map(cleanLine)
  while (names.at(-1) === '') names.pop()
  const keys = Object.keys(columns)
  const wanted = new Set(keys.flatMap((column) => getNames(column, mapping)))
  const found = keys.map((column) => ({
    column,
    isList: Array.isArray(getName(column, mapping)),
    all: getNames(column, mapping).flatMap((name) => {
      const place = names.indexOf(name)
      return place < 0 ? [] : [{ name, place }]
    }),
  }))
  const there = found.filter(({ all }) => all.length > 0)
  const missing = (needed ?? keys).filter(
    (column) => getName(column, mapping) !== '' && !there.some((one) => one.column === column),
  )
  return {
    names,
    places: new Map(there.flatMap(({ column, isList, all: [one] }) => (isList || !one ? [] : [[column, one.place]]))),
    several: new Map(there.flatMap(({ column, isList, all }) => (isList ? [[column, all]] : []))),
    missing,
    otherCase: missing.flatMap((column) => {
      const other = names.find((name) => folded(name) === folded(column))
      return other === undefined ? [] : [{ wanted: column, found: other }]
    }),
    duplicates: [...new Set(names.filter((name, place) => wanted.has(name) && names.indexOf(name) !== place))],
    extra: [...new Set(names.filter((name) => !wanted.has(name)))],
  }
}

/** Tells the names by which the columns are matched. */
export function getWantedTest({ columns, mapping = {}, isHeading }: Wanted): (name: string) => boolean {
  const names = new Set(Object.keys(columns).flatMap((column) => getNames(column, mapping)))
  return (name) => names.has(name) || isHeading?.(name) === true
}

function getName(column: string, mapping: Mapping): string | readonly string[] {
  return (Object.hasOwn(mapping, column) ? mapping[column] : undefined) ?? column
}

function getNames(column: string, mapping: Mapping): string[] {
  return [getName(column, mapping)].flat().filter(Boolean)
}

/** Whether rows can be read with this header: every column is there, none twice, and none matches two. */
export function isComplete({ missing, places, several, duplicates }: Header): boolean {
  const used = [...places.values(), ...[...several.values()].flat().map(({ place }) => place)]
  return missing.length === 0 && used.length > 0 && duplicates.length === 0 && new Set(used).size === used.length
}

/** Names without case, blanks and punctuation for automatic matching. */
export function folded(name: string): string {
  return cleanLine(name)
    .toLowerCase()
    .replace(/[\s_.\-–]+/g, '')
}
