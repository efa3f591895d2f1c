export type Mapping = Readonly<Record<string, string>>
export type Header = {
  /** The names as they stand in the file. */
  names: string[]
  /** Where each column stands that was found. */
  places: Map<string, number>
  missing: string[]
  /** Missing, but present in another spelling: `Token` for `token`. */
  otherCase: { wanted: string; found: string }[]
  /** Names of wanted columns that stand in the file more than once. */
  duplicates: string[]
  extra: string[]
  /** The separator the file seems to have instead of semicolons. */
  otherDelimiter: 'comma' | 'tab' | undefined
}

/**
 * Compares the header of a file with the columns that are wanted; `mapping` gives a column another name in the file.
 */
export function readHeader(cells: readonly string[], columns: readonly string[], mapping: Mapping = {}): Header {
  const names = cells.map((cell) => cell.trim().normalize('NFC'))
  while (names.at(-1) === '') names.pop()
  const nameOf = (column: string) => (Object.hasOwn(mapping, column) ? mapping[column] : undefined) ?? column
  const wanted = new Set(columns.map(nameOf))
  const places = new Map<string, number>()
  for (const column of columns) {
    const place = names.indexOf(nameOf(column))
    if (place >= 0) places.set(column, place)
  }
  const missing = columns.filter((column) => !places.has(column))
  return {
    names,
    places,
    missing,
    otherCase: missing.flatMap((column) => {
      const found = names.find((name) => folded(name) === folded(column))
      return found === undefined ? [] : [{ wanted: column, found }]
    }),
    duplicates: [...new Set(names.filter((name, place) => wanted.has(name) && names.indexOf(name) !== place))],
    extra: [...new Set(names.filter((name) => !wanted.has(name)))],
    otherDelimiter: missing.length > 0 && names.length === 1 ? delimiterIn(names[0] ?? '') : undefined,
  }
}

/** Whether rows can be read under this header: every column is there, none of them twice, and none stands for two. */
export function isComplete({ missing, places, duplicates }: Header): boolean {
  return missing.length === 0 && duplicates.length === 0 && new Set(places.values()).size === places.size
}

/** Names without case, blanks and punctuation: how a column is matched automatically. */
export function folded(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_.\-–]+/g, '')
}

function delimiterIn(name: string): 'comma' | 'tab' | undefined {
  if (name.includes('\t')) return 'tab'
  return name.includes(',') ? 'comma' : undefined
}
