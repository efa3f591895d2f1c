import Papa from 'papaparse'
import { type Collection, getField } from '#engine/collection.ts'
import { cleanLine } from '#lib/text/cleanText.ts'
import { withoutApostrophe } from '#lib/text/csv.ts'
import { plainWord, usualHeadings } from '#lib/text/headings.ts'

/** A line of a copied table and its number in it, from 1. */
export type TableLine = { n: number; cells: string[] }

/** What a column holds: `by` identifies the record, `set` is a new value of a field. */
export type Target = { kind: 'by' | 'set'; field: string }

/** The lines of cells copied from a spreadsheet, without empty ones. */
export function parseTable(text: string): TableLine[] {
  const { data } = Papa.parse<string[]>(text, { delimiter: '\t' })
  return data
    .map((cells, place) => ({ n: place + 1, cells: cells.map((cell) => cleanLine(withoutApostrophe(cell))) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}

/** The fields by which a line can name a record: its number, the numbers it must have, and the texts of its title. */
export function findIdentifiers(collection: Collection): string[] {
  const titles = typeof collection.title === 'function' ? [] : [collection.title].flat()
  const codes = Object.entries(collection.fields).flatMap(([name, field]) =>
    field.kind === 'number' && field.plain && field.required ? [name] : [],
  )
  return [...new Set(['id', ...codes, ...titles.filter((name) => getField(collection, name).kind === 'text')])]
}

/** What each heading names, by the key, the label or a usual heading of a field; undefined where it is not known. */
export function guessTargets(
  headings: readonly string[],
  targets: readonly Target[],
  getLabel: (field: string) => string,
): (Target | undefined)[] {
  const left = new Set(targets)
  return headings.map((heading) => {
    const word = plainWord(heading)
    const found = [...left].find(({ field }) =>
      [field, getLabel(field), ...usualHeadings(field)].some((name) => plainWord(name) === word),
    )
    if (word === '' || !found) return undefined
    left.delete(found)
    return found
  })
}
