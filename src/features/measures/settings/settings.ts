import type { RowAt } from '#api/rows/page.ts'
import { cleanAttributes } from './cleanAttributes.ts'
import { cleanLine } from '#lib/text/cleanText.ts'
import { toText } from '#lib/text/text.ts'
import { z } from '#lib/schema.ts'

export const fileLimit = 5 * 1024 * 1024
const deepest = 40
/** Names that lead to an object's prototype. */
const banned = ['__proto__', 'constructor', 'prototype']

const fields = z.record(z.string(), z.unknown())
const isAttribute = z.looseObject({ key: z.string().check(z.minLength(1)) })
const text = (maxLength: number, shortest = 0) =>
  z.string().check(
    z.overwrite(cleanLine),
    z.minLength(shortest),
    z.refine((value) => Array.from(value).length <= maxLength),
  )

/** The settings of a measure with their types; nothing else of a file is ever applied (D-20). */
const shapes = {
  name: text(70, 1),
  label: text(40),
  key: text(50, 1),
  languages: z.array(z.int().check(z.gte(1), z.lte(3))),
  surveyId: z.nullable(z.int().check(z.positive())),
  minus1included: z.boolean(),
  filter: z.array(fields),
  filter_map: fields,
  features: fields,
  default_attributes: z.array(isAttribute),
  selected_attributes: z.array(z.union([z.string().check(z.minLength(1)), isAttribute])),
} as const

export type SettingKey = keyof typeof shapes
export const settingKeys: readonly SettingKey[] = [
  'name',
  'label',
  'key',
  'languages',
  'surveyId',
  'minus1included',
  'filter',
  'filter_map',
  'features',
  'default_attributes',
  'selected_attributes',
]
/** Lists of attributes with texts that people wrote. */
export const attributeLists: readonly SettingKey[] = ['default_attributes', 'selected_attributes']
/** The identity of a measure; from another measure's file it is applied only on demand. */
export const identityKeys: readonly SettingKey[] = ['name', 'label', 'key', 'surveyId']

export type Settings = {
  values: Partial<Record<SettingKey, unknown>>
  /** The number of the measure that was exported to the file, if it is there. */
  measure: number | undefined
  /** Keys of the file that are no settings and were omitted. */
  dropped: string[]
  /** Settings whose values cannot be used. */
  broken: SettingKey[]
}

/** Why a file contains no settings. */
export class BadSettings extends Error {
  override name = 'BadSettings'
  readonly reason: 'too-large' | 'no-json' | 'too-deep' | 'no-object' | 'nothing'

  constructor(reason: BadSettings['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** The settings of a measure as the text of a file. */
export function settingsText(row: RowAt<'results/measures'>): string {
  const values = Object.fromEntries(settingKeys.filter((key) => row[key] !== undefined).map((key) => [key, row[key]]))
  return `${JSON.stringify({ measure: row.id, ...values }, null, 2)}\n`
}

/** Parses the text of a file. Unknown keys and settings of a wrong type are dropped and named. Throws BadSettings. */
export function readSettings(source: string): Settings {
  if (source.length > fileLimit) throw new BadSettings('too-large')
  const content = cleaned(parsed(source), 0)
  if (typeof content !== 'object' || content === null || Array.isArray(content)) throw new BadSettings('no-object')
  const entries = new Map(Object.entries(content))
  const values: Settings['values'] = {}
  const broken: SettingKey[] = []
  for (const key of settingKeys) {
    if (!entries.has(key)) continue
    const result = shapes[key].safeParse(entries.get(key))
    if (result.success) values[key] = attributeLists.includes(key) ? cleanAttributes(result.data) : result.data
    else broken.push(key)
  }
  if (Object.keys(values).length + broken.length === 0) throw new BadSettings('nothing')
  const measure = Number(entries.get('measure') ?? entries.get('id'))
  const known = new Set<string>(['measure', ...settingKeys])
  return {
    values,
    measure: Number.isSafeInteger(measure) && measure > 0 ? measure : undefined,
    dropped: [...entries.keys()].filter((key) => !known.has(key)).map((key) => toText(key).slice(0, 60)),
    broken,
  }
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source.replace(/^\uFEFF/, ''))
  } catch {
    throw new BadSettings('no-json')
  }
}

/** The same value without anything that could reach a prototype; excessive nesting is refused. */
function cleaned(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) throw new BadSettings('too-deep')
  if (Array.isArray(value)) return value.map((one: unknown) => cleaned(one, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !banned.includes(key))
      .map(([key, one]) => [key, cleaned(one, depth + 1)]),
  )
}
