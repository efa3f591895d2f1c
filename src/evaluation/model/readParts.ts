import {
  type AgeBands,
  type Chart,
  type Breakdown,
  type Item,
  type RowFilter,
  type TimelineNote,
  type Value,
  getNote,
  viewOptions,
  getTitles,
} from './chart.ts'
import { isDay } from '#lib/dates/dates.ts'
import { languages } from '#lib/languages.ts'
import { type Fields, isFields, isValue, toList, toNumber, toText, toTexts } from './parse.ts'
import type { Problem } from './series.ts'

/** Thrown inside of this file only. */
class Wrong extends Error {}

/** Whether a chart could not be read. */
export function isProblem(chart: object): chart is Problem {
  return 'code' in chart
}

/**
 * Parses a stored chart without its type, or returns its problem. A missing part gets its default; an invalid one (an
 * unknown operator, a negative size) is a Problem, because a misread chart would show other figures. Unknown fields are
 * not kept: an editor applies its changes to the stored object.
 */
export function readParts(stored: Fields): Omit<Chart, 'type'> | Problem {
  try {
    const timelineNotes = toList(stored['timelineNotes']).flatMap(note)
    const sameQuestions = toList(stored['sameQuestions']).map(toText).filter(Boolean)
    return {
      i: toText(stored['i']),
      ...getTitles((key) => toText(stored[key])),
      x: size(stored, 'x', 0),
      y: size(stored, 'y', 0),
      w: size(stored, 'w', 6, 1),
      h: size(stored, 'h', 8, 1),
      measures: ids(stored, 'measures'),
      data: list(stored, 'data').flatMap(item),
      timelineAttribute: toText(stored['timelineAttribute']) || null,
      viewSettings: viewSettings(stored['viewSettings']),
      groups: list(stored, 'groups').map((one) => breakdown(one, 'groups')),
      slices: list(stored, 'slices').map((one) => breakdown(one, 'slices')),
      splits: list(stored, 'splits').map((one) => breakdown(one, 'splits')),
      filters: list(stored, 'filters').map(filter),
      benchmarks: ids(stored, 'benchmarks'),
      config: config(stored['config']),
      ...(timelineNotes.length > 0 && { timelineNotes }),
      ...(sameQuestions.length > 0 && { sameQuestions }),
      ...(toText(stored['clusteredBy']) && { clusteredBy: toText(stored['clusteredBy']) }),
      ...(isDay(toText(stored['newCentre'])) && { newCentre: toText(stored['newCentre']) }),
    }
  } catch (error) {
    if (error instanceof Wrong) return { code: 'wrongShape', about: error.message }
    throw error
  }
}

function list(fields: Fields, name: string): unknown[] {
  const value = fields[name]
  if (value !== undefined && value !== null && !Array.isArray(value)) throw new Wrong(name)
  return toList(value)
}

function size(fields: Fields, name: string, otherwise: number, min = 0): number {
  const value = fields[name]
  if (value === undefined || value === null) return otherwise
  const number = toNumber(value)
  if (number === undefined || number < min) throw new Wrong(name)
  return number
}

function ids(fields: Fields, name: string): number[] {
  return list(fields, name).map((value) => {
    const id = toNumber(value)
    if (id === undefined || !Number.isSafeInteger(id) || id < 1) throw new Wrong(name)
    return id
  })
}

function item(stored: unknown): Item[] {
  if (typeof stored === 'string') return [{ keys: [stored], name: '', skala: false }]
  if (!isFields(stored)) throw new Wrong('data')
  const { keys } = stored
  const named = (Array.isArray(keys) ? keys : [keys]).map(toText).filter(Boolean)
  return named.length > 0
    ? [
        {
          keys: [...new Set(named)],
          name: toText(stored['name']),
          skala: stored['skala'] === true,
          ...(toText(stored['direction']) && { direction: toText(stored['direction']) }),
          ...(stored['isScale'] === true && { isScale: true as const }),
        },
      ]
    : []
}

/** An invalid note is not shown: it changes no figure. */
function note(stored: unknown): TimelineNote[] {
  if (!isFields(stored)) return []
  const date = toText(stored['date'])
  const words = toTexts(stored, 'text')
  const isThere = isDay(date) && languages.some((language) => words[language].trim() !== '')
  return isThere ? [getNote(date, (language) => words[language])] : []
}

function breakdown(stored: unknown, where: string): Breakdown {
  if (typeof stored === 'string' && stored) return { attribute: stored }
  if (!isFields(stored) || !toText(stored['attribute'])) throw new Wrong(where)
  const { values, byHand, age } = stored
  const chosen = toList(values)
  if (!chosen.every(isValue)) throw new Wrong(where)
  return {
    attribute: toText(stored['attribute']),
    ...(chosen.length > 0 && { values: [...new Set<Value>(chosen)], ...(byHand === true && { byHand }) }),
    ...(isFields(age) && { age: ageBands(age) }),
  }
}

function ageBands(stored: Fields): AgeBands {
  const [ageGap, minAge, maxAge] = ['ageGap', 'minAge', 'maxAge'].map((name) => toNumber(stored[name]) ?? Number.NaN)
  if (ageGap === undefined || minAge === undefined || maxAge === undefined) throw new Wrong('age')
  if (!(ageGap > 0 && minAge >= 0 && maxAge >= minAge && maxAge <= 200 && (maxAge - minAge) / ageGap <= 200))
    throw new Wrong('age')
  return { ageGap, minAge, maxAge }
}

/** Parses a filter of a chart or a page, in any of its stored shapes. Throws on an invalid one. */
function filter(stored: unknown): RowFilter {
  if (!isFields(stored) || !toText(stored['attribute'])) throw new Wrong('filters')
  const { operator = 'in', values } = stored
  const known = (['in', 'not_in', 'between'] as const).find((one) => one === operator)
  const chosen = Array.isArray(values) ? values : [values].filter(isValue)
  if (!known || !chosen.every((one): one is Value | null => one === null || isValue(one))) throw new Wrong('filters')
  return { attribute: toText(stored['attribute']), operator: known, values: chosen }
}

/** The valid filters of a benchmark. */
export function readFilters(stored: unknown): RowFilter[] {
  return toList(stored).flatMap((one) => {
    try {
      return filter(one)
    } catch (error) {
      if (error instanceof Wrong) return []
      throw error
    }
  })
}

function viewSettings(stored: unknown): Chart['viewSettings'] {
  if (!isFields(stored)) return {}
  return Object.fromEntries(
    viewOptions
      .filter((option) => typeof stored[option] === 'boolean')
      .map((option) => [option, stored[option] === true]),
  )
}

function config(stored: unknown): Chart['config'] {
  if (!isFields(stored)) return {}
  const [min, max, decimals] = ['min', 'max', 'decimals'].map((name) => toNumber(stored[name]))
  if (decimals !== undefined && !(Number.isInteger(decimals) && decimals >= 0 && decimals <= 10))
    throw new Wrong('decimals')
  if (min !== undefined && max !== undefined && min >= max) throw new Wrong('config')
  const colors = toList(stored['colors']).filter((color) => typeof color === 'string')
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(decimals !== undefined && { decimals }),
    ...(colors.length > 0 && { colors }),
  }
}
