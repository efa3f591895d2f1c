import type { Attribute, RowFilter, Value } from '#evaluation/model/chart.ts'
import { isNumeric } from '#evaluation/counting/table/values.ts'
import { definedLevels } from '#evaluation/counting/table/levels.ts'

/**
 * Maps the answers of one measure to the codes of another that has the same key: `codes` maps the value of an option to
 * that of the option of the same label, if these differ. `differs` names why it is not one question: its wording, or
 * the meaning of a code, both as people read it; for codes `values` are those with two labels.
 */
export type SameKey = {
  codes: ReadonlyMap<string, Value>
  differs: { words: string; values: ReadonlySet<string> | null } | null
}

const known = new WeakMap<Attribute, WeakMap<Attribute, SameKey>>()

/** Compares the attributes of the same key in two measures; the result for two attributes is cached. */
export function sameKey(first: Attribute, other: Attribute): SameKey {
  const own = known.get(first) ?? new WeakMap<Attribute, SameKey>()
  known.set(first, own)
  const found = own.get(other) ?? compared(first, other)
  own.set(other, found)
  return found
}

function compared(first: Attribute, other: Attribute): SameKey {
  const { codes, clashes } = joined(first, other)
  const wording = [
    [first.question, other.question],
    [getName(first), getName(other)],
  ].find(([one = '', two = '']) => one !== '' && two !== '' && plain(one) !== plain(two))
  if (wording) return { codes, differs: { words: quoted(wording), values: null } }
  const [clash] = clashes
  if (!clash) return { codes, differs: null }
  const words = `${first.name.de} ${clash.value} = ${quoted(clash.words)}`
  return { codes, differs: { words, values: new Set(clashes.map(({ value }) => value)) } }
}

type Clash = { value: string; words: [string, string] }

/** Matches options by their labels if these are unique, else by their values; a value with two labels is a clash. */
function joined(first: Attribute, other: Attribute): { codes: Map<string, Value>; clashes: Clash[] } {
  const codes = new Map<string, Value>()
  const clashes: Clash[] = []
  if (first.options.length === 0 || other.options.length === 0) return { codes, clashes }
  const [ours, theirs] = [definedLevels(first), definedLevels(other)]
  const byLabel = new Map(ours.map((level) => [plain(level.label.de), level]))
  const labels = new Set(theirs.map(({ label }) => plain(label.de)))
  const areUnique = byLabel.size === ours.length && labels.size === theirs.length
  for (const { value, label } of theirs) {
    const same = areUnique ? byLabel.get(plain(label.de)) : undefined
    if (same) {
      if (String(same.value) !== String(value)) codes.set(String(value), same.value)
      continue
    }
    const beside = ours.find((level) => String(level.value) === String(value))
    if (!beside || plain(beside.label.de) === plain(label.de) || isUnnamed(beside) || isUnnamed({ value, label }))
      continue
    // The code has a new meaning, because its old one has another code now.
    if (areUnique && labels.has(plain(beside.label.de)) && !isNumeric(first)) codes.set(String(value), label.de)
    else clashes.push({ value: String(value), words: [beside.label.de, label.de] })
  }
  return { codes, clashes }
}

function isUnnamed({ value, label }: { value: Value; label: Attribute['name'] }): boolean {
  return label.de === String(value)
}

/** The label of an attribute; empty if that is its key. */
function getName({ key, name }: Attribute): string {
  return name.de === key ? '' : name.de
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `«${word}»`).join(' / ')
}

/** Removes differences in a text that do not change its wording. */
function plain(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** Equals no answer. */
const nothing = '\u0000'

/** Converts a filter in the codes of `first` to those of `other`. */
export function recoded(filter: RowFilter, first: Attribute, other: Attribute): RowFilter {
  const { codes } = sameKey(first, other)
  if (codes.size === 0 || filter.operator === 'between') return filter
  const meant = (value: Value): Value[] => {
    const text = String(value)
    const from = [...codes].flatMap(([own, its]) => (String(its) === text ? own : []))
    if (from.length > 0) return from
    return codes.has(text) ? [nothing] : [value]
  }
  return { ...filter, values: filter.values.flatMap((value) => (value === null ? [null] : meant(value))) }
}

/** Why a filter has another meaning in `other` than in `first`; null if it is the same. */
export function findDifference(filter: RowFilter, first: Attribute, other: Attribute): string | null {
  const { differs } = sameKey(first, other)
  const isMeant = differs?.values == null || filter.values.some((value) => differs.values?.has(String(value)))
  return differs && isMeant ? differs.words : null
}
