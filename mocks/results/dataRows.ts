import type { World } from '../db/World.ts'
import { groupedBy } from '../db/derived.ts'
import { day, seedNow, zurichDay, zurichTime } from '../db/clock.ts'
import { toNumber, getObjects, getText } from '../db/json.ts'
import type { Fields, Json, Row } from '../db/json.ts'
import { getPath } from '../db/contentTypes.ts'
import { adversarialNames } from '../db/adversarial.ts'
import { answerAt, getEffect, institutions } from './answers.ts'
import { mix } from './mix.ts'
import { storyMoment, getStory, storyRow } from './stories/storyRow.ts'

/** The smallest ward has only the last rows. */
const tinyWard = 0.997
const firstDay = Date.UTC(2018, 0, 15)
/** Row ids contain their measure: measure * idSpan + position. */
export const idSpan = 10_000_000

export const importedPath = 'results/imported'
export const deletedPath = 'results/deleted'
const importedByMeasure = groupedBy('measure')
const deletedByMeasure = groupedBy('measure')

/** The measure whose rows this one shows: an inheriting child shows its parent's. */
export function dataOwner(world: World, measure: number): Row | undefined {
  const row = world.find('results/measures', measure)
  const parent =
    row?.['inherit_data'] === true ? world.find('results/measures', toNumber(row['parent_measure_id'])) : undefined
  return parent ?? row
}

export function generatedCount(owner: Row): number {
  return toNumber(owner['results_seeded'])
}

export const importedRows = (world: World, owner: number): Row[] =>
  importedByMeasure(world.rows(importedPath)).get(owner) ?? []
export const deletedIds = (world: World, owner: number): Set<number> =>
  new Set((deletedByMeasure(world.rows(deletedPath)).get(owner) ?? []).map((row) => row.id))

export function dataCount(world: World, measure: number): number {
  const owner = dataOwner(world, measure)
  if (!owner) return 0
  return generatedCount(owner) + importedRows(world, owner.id).length - deletedIds(world, owner.id).size
}

/** Rows are spread evenly over the years; imported ones follow after the seed's current time. */
export function createdAt(owner: Row, place: number): number {
  const planned = toNumber(owner['results_planned'], 1)
  const story = getStory(owner)
  if (story && place < planned) return storyMoment(story, place / planned)
  return place < planned
    ? firstDay + Math.floor(((seedNow - firstDay) * place) / planned)
    : seedNow + (place - planned) * 60_000
}

const remarks = [
  'Alles bestens, vielen Dank.',
  'Lange Wartezeit beim Eintritt.',
  'Personnel très attentif.',
  'Il vitto era buono.',
  'Das Zimmer war laut.',
]

/** Texts that break careless screens and files. */
const hostileRemarks = [
  '=HYPERLINK("https://evil.example";"Klicken")',
  "@SUM(1+1)*cmd|' /C calc'!A0",
  '\u202Egnurdnaheb etuG\u202C <b>fett</b>',
  'Lange Geschichte. '.repeat(600),
  'Zeile eins\nZeile zwei\tmit Tabulator; und "Zitat"',
]

function remarkAt(seed: number): string {
  if (seed < 0.7) return ''
  if (seed > 0.997) return hostileRemarks[Math.floor(seed * 4000) % hostileRemarks.length] ?? ''
  const texts = seed > 0.98 ? adversarialNames : remarks
  return texts[Math.floor(seed * 4000) % texts.length] ?? ''
}

/** Earlier options are more frequent; a day clinic has hardly any. */
function choiceAt(attribute: Fields, seed: number, count: number): number {
  const choice = 1 + Math.floor(seed ** 1.4 * count)
  return attribute['key'] === 'ward' && choice === 4 && seed < tinyWard ? 1 : choice
}

function valueAt(attribute: Fields, owner: Row, place: number, index: number, effect: number): Json {
  const seed = mix(owner.id, place, index)
  const type = getText(attribute['type'])
  const count = Array.isArray(attribute['options']) ? attribute['options'].length : 1
  if (type === 'date') return zurichDay(createdAt(owner, place) - Math.floor(seed * 20) * day)
  if (type === 'text') return remarkAt(seed)
  if (seed > 0.985) return 'NA'
  if (type === 'likert' && seed > 0.96) return -1
  if (type === 'single') return choiceAt(attribute, mix(owner.id, place, index + 50), count)
  if (type === 'multi')
    return Array.from({ length: count }, (_, option) => option + 1).filter(
      (option) => mix(owner.id, place, index * 31 + option) > 0.6,
    )
  return answerAt(attribute, effect, (part) => mix(owner.id, place, part < 0 ? 1000 - part : index + 90 + part * 200))
}

/** One generated row; the same position always returns the same row. */
export function rowAt(world: Pick<World, 'rows'>, owner: Row, place: number): Fields {
  const path = getPath(toNumber(owner['content_type'])) ?? 'patzu/hospitals'
  const objects = world.rows(path)
  const story = getStory(owner)
  if (story) {
    const { hospital, attributes } = storyRow(story, owner, place, createdAt(owner, place), objects)
    return resultRow(owner, place, hospital, attributes)
  }
  const rank = Math.floor(mix(owner.id, place, 7) ** 2 * Math.min(objects.length, institutions))
  const object = objects[rank]
  const effect = getEffect(rank, place / Math.max(1, toNumber(owner['results_planned'], 1)))
  const attributes: Fields = {}
  for (const [index, attribute] of getObjects(owner['default_attributes']).entries()) {
    attributes[getText(attribute['key'])] = valueAt(attribute, owner, place, index, effect)
  }
  return resultRow(owner, place, object, attributes)
}

function resultRow(owner: Row, place: number, object: Row | undefined, attributes: Fields): Fields {
  return {
    id: owner.id * idSpan + place + 1,
    measure: owner.id,
    measure_name: getText(owner['name']),
    attributes,
    content_object: object?.['name'] ?? null,
    object_id: object?.id ?? null,
    created: zurichTime(createdAt(owner, place)),
  }
}
