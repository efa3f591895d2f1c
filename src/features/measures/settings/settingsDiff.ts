import type { RowAt } from '#api/rows/page.ts'
import { cleanAttributes } from './cleanAttributes.ts'
import { attributeLists, type SettingKey, settingKeys, type Settings } from './settings.ts'
import { cleanLine } from '#lib/text/cleanText.ts'
import { isFields } from '#lib/measureAttributes.ts'
import { isDeepEqualUnordered } from '#lib/values/isDeepEqualUnordered.ts'
import { toText } from '#lib/text/text.ts'

/** A setting that a file would change: removed and added lines; `rest` counts unchanged lines. */
export type Change = { key: SettingKey; removed: string[]; added: string[]; rest: number }

/** The label of a plain value of a setting, where it has one. */
export type NameOf = (key: SettingKey, value: unknown) => string | undefined

/** The changes of a settings file in a measure, in the order of the settings. */
export function getChanges(row: RowAt<'results/measures'>, values: Settings['values'], getName: NameOf): Change[] {
  return settingKeys
    .filter((key) => key in values && !isDeepEqualUnordered(cleanSetting(key, row[key]), values[key]))
    .map((key) => getChange(key, row[key], values[key], getName))
}

/** A stored setting with its texts normalised as those of a file: a difference in blanks is no change (D-94). */
function cleanSetting(key: SettingKey, value: unknown): unknown {
  if (attributeLists.includes(key)) return cleanAttributes(value)
  return typeof value === 'string' ? cleanLine(value) : value
}

function getChange(key: SettingKey, before: unknown, after: unknown, getName: NameOf): Change {
  const named = (value: unknown) => getName(key, value)
  const [old, now] = [getLines(before, named), getLines(after, named)]
  const [wasThere, isThere] = [new Set(old), new Set(now)]
  return {
    key,
    removed: old.filter((line) => !isThere.has(line)),
    added: now.filter((line) => !wasThere.has(line)),
    rest: now.filter((line) => wasThere.has(line)).length,
  }
}

/** A value as readable lines; different values have different lines. */
function getLines(value: unknown, named: (value: unknown) => string | undefined): string[] {
  if (Array.isArray(value)) return value.map((one) => named(one) ?? getLine(one))
  if (isFields(value)) return Object.entries(value).map(([key, one]) => `${key} = ${inline(one)}`)
  return value === null || value === undefined || value === '' ? [] : [named(value) ?? toText(value)]
}

function getLine(value: unknown): string {
  if (!isFields(value)) return toText(value)
  const { key, ...rest } = value
  const parts = Object.entries(rest)
    .filter(([, one]) => one !== null && one !== '')
    .map(([name, one]) => `${name}: ${inline(one)}`)
  return [toText(key), ...parts].filter(Boolean).join(' · ')
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join('; ')}]`
  if (isFields(value))
    return `{${Object.entries(value)
      .map(([key, one]) => `${key}: ${inline(one)}`)
      .join(', ')}}`
  return toText(value)
}
