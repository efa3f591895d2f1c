import { day, zurichDay } from '../../db/clock.ts'
import { isObject, toNumber, getText } from '../../db/json.ts'
import type { Fields, Json, Row } from '../../db/json.ts'
import { mix } from '../mix.ts'
import { getComment } from './comments.ts'
import { psychiatry, rehabilitation, students } from './others.ts'
import { patients } from './patients.ts'
import type { Drawn, Story } from './Story.ts'

const stories: Record<string, Story> = { patients, psychiatry, rehabilitation, students }

/** The story that the rows of a measure are picked from; none outside of the demo. */
export const getStory = (measure: Row): Story | undefined => stories[getText(measure['story'])]

const weekdays = 5
const [firstHour, hours] = [6.5, 10.5]
const hour = 3_600_000

/** Answers are given on weekdays at working hours, evenly over the time of the story. */
export function storyMoment({ from, until }: Story, share: number): number {
  const days = Math.floor(((until - from) / day / 7) * weekdays)
  const at = share * days
  const whole = Math.floor(at)
  const since = Math.floor(whole / weekdays) * 7 + (whole % weekdays)
  return from + since * day + Math.floor((firstHour + hours * (at - whole)) * hour)
}

export type StoryRow = { hospital: Row | undefined; attributes: Fields }

/** The answers of one person; the same position always returns the same ones. */
export function storyRow(story: Story, measure: Row, place: number, time: number, hospitals: readonly Row[]): StoryRow {
  const taking = hospitals.filter(({ category }) => story.category === undefined || category === story.category)
  const isOfFew = story.few?.places.includes(place) === true
  const picked = taking[pickFrom(getWeights(story, taking), mix(measure.id, place, 7))]
  const hospital = isOfFew ? taking.find(({ name }) => name === story.few?.hospital) : picked
  const name = getText(hospital?.['name'])
  const ward = isOfFew
    ? toNumber(story.few?.ward)
    : 1 + pickFrom(story.shapes['ward'] ?? [1], mix(measure.id, place, 11))
  const attributes = Object.fromEntries(
    story.attributes.map((attribute, index): [string, Json] => {
      const key = getText(attribute['key'])
      const seed = (part: number): number => mix(measure.id, place, 100 + index * 40 + part)
      const person = bell((part) => mix(measure.id, place, 20 + part))
      return [key, getAnswer(story, attribute, { hospital: name, key, time, ward }, person, seed)]
    }),
  )
  return { hospital, attributes }
}

function getAnswer(
  story: Story,
  attribute: Fields,
  picked: Drawn,
  person: number,
  seed: (part: number) => number,
): Json {
  const { key } = picked
  const shape = story.shapes[key]
  switch (getText(attribute['type'])) {
    case 'date':
      return zurichDay(picked.time - Math.floor(6 + 25 * seed(1)) * day)
    case 'text':
      return getComment(languageAt(picked.hospital), seed)
    case 'single':
      if (key === 'ward') return picked.ward
      return seed(0) > 0.99 ? 'NA' : 1 + pickFrom(shape ?? [1], seed(1))
    case 'multi':
      return (shape ?? []).flatMap((share, option) => (seed(option + 1) < share ? [option + 1] : []))
    case 'number':
      return getNumber(attribute, shape, person, seed)
    default: {
      if (seed(0) > 0.97) return 'NA'
      const lowest = isObject(attribute['scale']) ? toNumber(attribute['scale']['min']) : 1
      const good = story.getEffect(picked) + getHabit(picked) + 0.45 * person
      return lowest + pickFrom(tilted(shape ?? [1], isReversed(attribute) ? -good : good), seed(1))
    }
  }
}

function getNumber(
  attribute: Fields,
  shape: number[] | undefined,
  person: number,
  seed: (part: number) => number,
): Json {
  if (seed(0) > 0.98) return 'NA'
  if (attribute['key'] === 'birth_year') return 1930 + Math.floor(74 * seed(1) ** 1.5)
  if (shape) return pickFrom(tilted(shape, 0.25 * person), seed(1))
  // Days of a stay: most short, few long, none beyond two months.
  return Math.min(60, Math.max(1, Math.round(Math.exp(1.6 + 0.65 * bell((part) => seed(part + 2))))))
}

const isReversed = ({ scale }: Fields): boolean => isObject(scale) && scale['reversed'] === true

/** Every institution is a little better or worse than the others in each question, always the same. */
function getHabit({ hospital, key }: Drawn): number {
  const hash = [...`${hospital} ${key}`].reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003,
    7,
  )
  return 0.07 * bell((part) => mix(hash, part, 3))
}

/** Frequencies shifted to the higher answers, or to the lower ones where `by` is below 0. */
function tilted(shape: number[], by: number): number[] {
  return shape.map((share, index) => share * Math.exp(by * index))
}

function pickFrom(shares: number[], seed: number): number {
  let left = seed * shares.reduce((sum, share) => sum + share, 0)
  const found = shares.findIndex((share) => {
    left -= share
    return left < 0
  })
  return found === -1 ? shares.length - 1 : found
}

function getWeights(story: Story, hospitals: readonly Row[]): number[] {
  return hospitals.map(({ name }, place) => story.getWeight(getText(name), place))
}

/** Approximately normal, with mean 0 and standard deviation 1. */
function bell(seed: (part: number) => number): number {
  return (seed(1) + seed(2) + seed(3) - 1.5) * 2
}

function languageAt(hospital: string): Parameters<typeof getComment>[0] {
  if (/^(Clinique|Hôpital|Centre|Réadaptation|Pédo)/.test(hospital)) return 'fr'
  return /^(Ospedale|Clinica)/.test(hospital) ? 'it' : 'de'
}
