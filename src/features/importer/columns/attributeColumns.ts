import { getAtPath } from '#lib/values/getAtPath.ts'
import { plainWord } from '#lib/text/headings.ts'
import type { Column, Columns } from '#features/importer/reading/cells.ts'
import { codeOfColumn } from '#features/importer/reading/codeOfColumn.ts'
import { folded, type Mapping } from '#features/importer/reading/header.ts'
import { cleanLine } from '#lib/text/cleanText.ts'
import type { Language } from '#lib/languages.ts'
import { toText } from '#lib/text/text.ts'

export type Attribute = {
  key: string
  names: string[]
  label: string
  column: Column
  /** Other headings that files have for it. */
  headings?: readonly string[]
}

/** The attributes of a measure as columns of a file, without those that have no key. */
export function getAttributes(value: unknown, language: Language): Attribute[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((one: unknown): Attribute[] => {
    const key = cleanLine(toText(getAtPath(one, 'key')))
    const names = ['name', 'name_fr', 'name_it'].map((name) => toText(getAtPath(one, name))).filter(Boolean)
    const label = toText(getAtPath(one, language === 'de' ? 'name' : `name_${language}`)) || names[0] || key
    return key === '' || key === '__proto__' ? [] : [{ key, names, label, column: getColumn(one) }]
  })
}

export function getColumns(attributes: readonly Attribute[]): Columns {
  return Object.fromEntries(attributes.map(({ key, column }) => [key, column]))
}

/**
 * Matches every attribute with the column of the file that has its key or its name, in any language and spelling, or
 * with the columns of its single answers; none is used twice. A column under its own name needs no entry. `getAssigned`
 * tells what a person has assigned a name to before, '' for nothing.
 */
export function autoMapping(
  attributes: readonly Attribute[],
  names: readonly string[],
  getAssigned: (name: string) => string | undefined = () => undefined,
): Mapping {
  const left = new Set(names)
  const mapping: Record<string, string | string[]> = {}
  const take = (attribute: Attribute, isMeant: (name: string) => boolean) => {
    if (Object.hasOwn(mapping, attribute.key)) return
    const found = [...left].find(isMeant)
    if (found === undefined) return
    mapping[attribute.key] = found
    left.delete(found)
  }
  for (const attribute of attributes) take(attribute, (name) => getAssigned(name) === attribute.key)
  for (const attribute of attributes) take(attribute, (name) => name === attribute.key)
  for (const name of left) if (getAssigned(name) === '') left.delete(name)
  for (const { key, column } of attributes) {
    const options = getAnswers(column)
    const parts = [...left].filter((name) => name.startsWith(key) && /^[[(_.]/.test(name.slice(key.length)))
    // The free text next to the answers (`reasons[other]`) is none of them.
    const coded = parts.filter((name) => codeOfColumn(name, 0, 0, options) !== undefined)
    if (Object.hasOwn(mapping, key) || coded.length === 0) continue
    mapping[key] = coded
    for (const name of coded) left.delete(name)
  }
  for (const attribute of attributes) take(attribute, (name) => folded(name) === folded(attribute.key))
  for (const attribute of attributes)
    take(attribute, (name) => attribute.names.some((one) => folded(one) === folded(name)))
  for (const attribute of attributes)
    take(attribute, (name) => attribute.headings?.some((one) => plainWord(one) === plainWord(name)) === true)
  return Object.fromEntries(Object.entries(mapping).filter(([key, name]) => key !== name))
}

/** The answers of a multiple-choice attribute; empty for others. */
export function getAnswers(column: Column): readonly (number | string)[] {
  return column.kind === 'answer' && column.isMany ? (column.options ?? []) : []
}

function getColumn(attribute: unknown): Column {
  const bound = (name: 'min' | 'max') => {
    const value = getAtPath(attribute, `scale.${name}`)
    return typeof value === 'number' ? { [name]: value } : {}
  }
  const options = getAtPath(attribute, 'options')
  const values = Array.isArray(options)
    ? options
        .map((option: unknown) => getAtPath(option, 'value'))
        .filter((value) => typeof value === 'number' || typeof value === 'string')
    : undefined
  switch (toText(getAtPath(attribute, 'type'))) {
    case 'likert':
      return { kind: 'answer', ...bound('min'), ...bound('max'), ...(values && { also: values }), canLack: true }
    case 'single':
      return { kind: 'answer', ...(values && { options: values }), canLack: true }
    case 'multi':
      return { kind: 'answer', ...(values && { options: values }), isMany: true, canLack: true }
    // The scale of a number limits charts, not answers.
    case 'number':
      return { kind: 'answer', ...bound('min'), ...bound('max'), isOpen: true, canLack: true }
    case 'date':
      return { kind: 'day', canLack: true }
    default:
      return { kind: 'text', long: true }
  }
}
