import type { Json } from '../db/json.ts'
import { isObject } from '../db/json.ts'
import type { Field } from '../schema/table.ts'
import type { Call } from './Call.ts'

type Parsed = { value: Json } | { error: Json }

const mail = /^[^\s@<>()[\],;:\\"]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/
const pythonType = (value: Json): string => {
  if (value === null) return 'NoneType'
  if (Array.isArray(value)) return 'list'
  return { string: 'str', number: 'int', boolean: 'bool', object: 'dict' }[
    typeof value as 'string' | 'number' | 'boolean' | 'object'
  ]
}

const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

function parsedText(field: Field, call: Call, sent: Json): Parsed {
  if (typeof sent !== 'string' && typeof sent !== 'number') return { error: [call.say('text')] }
  const value = String(sent).trim()
  if (value.includes('\0')) return { error: [call.say('nullCharacters')] }
  if (value === '') return field.required ? { error: [call.say('blank')] } : { value }
  if (field.max && [...value].length > field.max) return { error: [call.say('maxLength', field.max)] }
  if (field.kind === 'email' && !mail.test(value)) return { error: [call.say('email')] }
  if (field.kind === 'url' && !/^https?:\/\/[^\s/]+/.test(value)) return { error: [call.say('url')] }
  return { value }
}

function parsedKey(field: Field, call: Call, sent: Json): Parsed {
  const key = isObject(sent) && typeof sent['id'] === 'number' && field.of ? sent['id'] : sent
  if ((typeof key !== 'number' && typeof key !== 'string') || !/^\d+$/.test(String(key)))
    return { error: [call.say('pkType', pythonType(key))] }
  const id = Number(key)
  return call.world.find(field.to ?? '', id) ? { value: id } : { error: [call.say('missingObject', id)] }
}

/** Many-to-many rows have no order: the response never has the order of the request. */
function shuffled(ids: number[]): number[] {
  const ascending = [...new Set(ids)].sort((left, right) => left - right)
  return ascending.some((id, index) => id !== ids[index]) ? ascending : ascending.reverse()
}

function parsedList(field: Field, call: Call, sent: Json): Parsed {
  if (!Array.isArray(sent)) return { error: [call.say('list', pythonType(sent))] }
  if (field.kind === 'choices') {
    const bad = sent.find((entry) => !field.choices?.some((choice) => choice === entry))
    return bad === undefined ? { value: sent } : { error: [call.say('choice', String(bad))] }
  }
  const keys = sent.map((entry) => parsedKey(field, call, entry))
  const errors = keys.flatMap((key) => ('error' in key && Array.isArray(key.error) ? key.error : []))
  if (errors.length > 0) return { error: errors.slice(0, 1) }
  return {
    value: shuffled(keys.flatMap((key) => ('value' in key && typeof key.value === 'number' ? [key.value] : []))),
  }
}

function parsedMoment(field: Field, call: Call, sent: Json): Parsed {
  if (sent === '' && !field.required) return { value: null }
  const text = typeof sent === 'string' ? sent : ''
  if (field.kind === 'day') return isDay(text) ? { value: text } : { error: [call.say('day')] }
  const good = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text))
  return good ? { value: text } : { error: [call.say('time')] }
}

/** Django's texts are empty instead of null; plain booleans are never null. */
function refusesNull(field: Field): boolean {
  return field.initial !== null && ['text', 'email', 'url', 'boolean'].includes(field.kind)
}

/** One value as its field accepts it, or the messages of DRF. */
export function parsed(field: Field, call: Call, sent: Json): Parsed {
  if (sent === null) {
    if (field.required || refusesNull(field)) return { error: [call.say('null')] }
    return { value: field.kind === 'relations' || field.kind === 'choices' ? [] : null }
  }
  if (field.kind === 'text' || field.kind === 'email' || field.kind === 'url') return parsedText(field, call, sent)
  if (field.kind === 'integer') {
    if (sent === '' && !field.required) return { value: null }
    const good =
      (typeof sent === 'number' && Number.isInteger(sent)) || (typeof sent === 'string' && /^-?\d+(\.0*)?$/.test(sent))
    return good ? { value: Number(sent) } : { error: [call.say('integer')] }
  }
  if (field.kind === 'boolean') {
    const text = String(sent).toLowerCase()
    if (['true', '1', 't', 'yes'].includes(text)) return { value: true }
    return ['false', '0', 'f', 'no'].includes(text) ? { value: false } : { error: [call.say('boolean')] }
  }
  if (field.kind === 'day' || field.kind === 'time') return parsedMoment(field, call, sent)
  if (field.kind === 'choice') {
    if (sent === '' && !field.required) return { value: null }
    const choice = field.choices?.find((value) => String(value) === String(sent))
    return choice === undefined
      ? { error: [call.say('choice', isObject(sent) ? '{…}' : String(sent))] }
      : { value: choice }
  }
  if (field.kind === 'relation') return sent === '' && !field.required ? { value: null } : parsedKey(field, call, sent)
  if (field.kind === 'relations' || field.kind === 'choices') return parsedList(field, call, sent)
  return { value: sent }
}
