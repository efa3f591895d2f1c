// @vitest-environment node
import JSZip from 'jszip'
import { describe, expect, test, vi } from 'vitest'
import { adversarialNames } from '../db/adversarial.ts'
import { isObject, toNumber, toNumbers, getObjects, getText } from '../db/json.ts'
import type { Json, Row } from '../db/json.ts'
import { createDocument } from '../documents/documents.ts'
import { allTables } from '../drf/tables.ts'
import { rowAt } from '../results/dataRows.ts'
import { resetWorld } from '../worlds.ts'
import { clinics, getClinics } from './clinics.ts'
import { logins } from './logins.ts'
import { demoSeeds } from './seeds.ts'

const world = resetWorld('a demo of its own', 'demo')
const tables = allTables().map(([path, table]) => ({ path, table, rows: world.rows(path) }))
const seeded = tables.filter(({ rows }) => rows.length > 0)

const getTexts = (value: Json): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(getTexts)
  return isObject(value) ? Object.values(value).flatMap(getTexts) : []
}

test('every list has rows', () => {
  const empty = tables.filter(({ rows }) => rows.length === 0).map(({ path }) => path)
  expect(empty).toEqual(['results/user_charts'])
})

describe.each(seeded)('$path', ({ path, table, rows }) => {
  test('has ids of its own', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  })

  test('has no names that break screens', () => {
    const texts = rows.flatMap((row) => getTexts(row))
    const odd = adversarialNames.filter((name) => name !== 'null')
    expect(texts.filter((text) => odd.some((name) => text.includes(name)))).toEqual([])
    expect(texts.filter((text) => /__proto__|onerror|\bscript\b/i.test(text))).toEqual([])
  })

  test('refers to existing records', () => {
    const gone = rows.flatMap((row) =>
      Object.entries(table.fields).flatMap(([name, field]) => {
        if (field.computed || field.to === undefined) return []
        const one = row[name] == null ? [] : [toNumber(row[name])]
        const ids = field.kind === 'relations' ? toNumbers(row[name]) : one
        return ids.filter((id) => !world.find(field.to ?? '', id)).map((id) => `${path}/${row.id} ${name}: ${id}`)
      }),
    )
    expect(gone).toEqual([])
  })

  test('has its required values', () => {
    const missing = rows.flatMap((row) =>
      Object.entries(table.fields)
        .filter(([name, field]) => field.required && !field.computed && (row[name] ?? '') === '')
        .map(([name]) => `${path}/${row.id} ${name}`),
    )
    expect(missing).toEqual([])
  })

  test('is written on weekdays at working hours', () => {
    const odd = rows
      .flatMap((row) => [row['created'], row['modified'], row['send_at']].flatMap((time) => getText(time) || []))
      .filter((time) => {
        const [hour, weekday] = [Number(time.slice(11, 13)), new Date(time.slice(0, 10)).getUTCDay()]
        return hour < 7 || hour > 18 || weekday === 0 || weekday === 6
      })
    expect(odd).toEqual([])
  })
})

test('forty clinics have their own name, place and canton', () => {
  expect(clinics).toHaveLength(40)
  expect(new Set(clinics.map(({ name }) => name)).size).toBe(40)
  expect(clinics.filter(({ plz, place }) => !/^\d{4}$/.test(plz) || !/ [A-Z]{2}$/.test(place))).toEqual([])
})

test('people are addressed according to their name', () => {
  const people = world.rows('accounts/users').slice(logins.length)
  const [women, men] = [2, 1].map((salutation) => people.filter((one) => one['salutation'] === salutation))
  const firstNames = (some: readonly Row[] | undefined) => new Set(some?.map((one) => getText(one['first_name'])))
  expect([...firstNames(women)].filter((name) => firstNames(men).has(name))).toEqual([])
})

test('an address addresses its person as their account does', () => {
  const people = world.rows('accounts/users')
  const titles = world.rows('patzu/addresses').flatMap((address) => {
    const person = people.find(
      (one) => one['last_name'] === address['name'] && one['first_name'] === address['prename'],
    )
    // A woman is 2 in an account and 1 in an address.
    return person ? [[person['salutation'] === 2, address['title'] === 1]] : []
  })
  expect(titles.length).toBeGreaterThan(5)
  expect(titles.filter(([account, address]) => account !== address)).toEqual([])
})

test('an order belongs to the measure of its year and its hospital’s category', () => {
  const wrong = world.rows('patzu/orders').filter((order) => {
    const measure = world.find('patzu/measures', toNumber(order['measure_id']))
    const hospital = world.find('patzu/hospitals', toNumber(order['hospital_id']))
    return measure?.['year'] !== order['year'] || measure?.['category'] !== hospital?.['category']
  })
  expect(wrong).toEqual([])
})

test('four declarations are missing, one order has failed, one mailing is half sent', () => {
  const year = 2026
  const measures = new Map(world.rows('patzu/measures').map((measure) => [measure.id, measure['year']]))
  const declared = new Set(
    world
      .rows('patzu/declarations')
      .filter((one) => measures.get(toNumber(one['measure_id'])) === year)
      .map((one) => one['hospital_id']),
  )
  expect(world.rows('patzu/hospitals').filter(({ id }) => !declared.has(id))).toHaveLength(4)
  const [stuck, ...others] = world.rows('patzu/orders').filter((order) => order['status'] === 99)
  expect(others).toEqual([])
  const address = world.rows('patzu/addresses').find((one) => one['hospital'] === stuck?.['hospital_id'])
  expect(address?.['plz']).toBe('')
  const running = world.rows('mailer/jobs').find((job) => job['state'] === 1)
  expect(running?.['progress']).toBe(50)
})

test('the latest two invitations can still be accepted on any later day', () => {
  vi.useFakeTimers({ now: Date.parse('2031-06-02T10:00:00+02:00') })
  const later = demoSeeds['accounts/invitations']?.(() => []) ?? []
  const open = later.filter((one) => one['accepted'] !== true && Date.parse(getText(one['expires_at'])) > Date.now())
  vi.useRealTimers()
  expect(open.map((one) => getText(one['token']))).toEqual(['invite-5', 'invite-6'])
})

test('nobody reviews their own clinic', () => {
  const getOwnClinics = (reviewer: number): string[] => {
    const user = toNumber(world.find('irp/reviewers', reviewer)?.['user'])
    return world
      .rows('accounts/app_permissions')
      .filter((one) => one['user'] === user && one['content_type'] === 60)
      .flatMap((one) => getText(world.find('irp/hospitals', toNumber(one['object_id']))?.['name']))
  }
  const own = world.rows('irp/reviews').filter((review) => {
    const hospital = getText(world.find('irp/hospitals', toNumber(review['hospital_id']))?.['name'])
    return getObjects(review['reviewers']).some((entry) =>
      getOwnClinics(toNumber(entry['reviewer'])).includes(hospital),
    )
  })
  expect(own.map((review) => review['name'])).toEqual([])
})

test('evaluations have names in three languages and an institution with answers', () => {
  const names = world
    .rows('results/evaluations')
    .map((one) => ['name', 'name_fr', 'name_it'].map((key) => getText(one[key])))
  expect(names.filter((each) => each.includes('') || new Set(each).size < 3)).toEqual([])
})

test('one to two percent are neither women nor men', () => {
  const measure = world.find('results/measures', 1)
  const rows = Array.from({ length: 4000 }, (_, place) => rowAt(world, measure ?? { id: 0 }, place * 3))
  const divers = rows.filter(({ attributes }) => isObject(attributes) && attributes['sex'] === 3).length / rows.length
  expect(divers).toBeGreaterThan(0.01)
  expect(divers).toBeLessThan(0.02)
})

test('a ward of Seeblick has seven answers', () => {
  const measure = world.find('results/measures', 1)
  const count = toNumber(measure?.['results_seeded'])
  const rows = Array.from({ length: count }, (_, place) => rowAt(world, measure ?? { id: 0 }, place))
  const few = rows.filter(({ attributes }) => isObject(attributes) && attributes['ward'] === 4)
  expect(few.map((row) => row['content_object'])).toEqual(Array.from({ length: 7 }, () => 'Klinik Seeblick'))
})

test('the answers belong to participating clinics', () => {
  const measure = world.find('results/measures', 1)
  const names = new Set(
    Array.from({ length: 3000 }, (_, place) => rowAt(world, measure ?? { id: 0 }, place * 4)['content_object']),
  )
  expect(names).toEqual(
    new Set(
      getClinics('patzu')
        .filter(({ category }) => category === 3)
        .map(({ name }) => name),
    ),
  )
})

test('a PDF has two pages at the offsets of its table', () => {
  const bytes = createDocument('pdf', 'Jahresbericht (2025) für Zürich')
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(start, start + 4)).toBe('xref')
  const places = [...text.slice(start).matchAll(/(\d{10}) 00000 n/g)].map(([, place]) => Number(place))
  expect(places.map((place, index) => text.slice(place).startsWith(`${index + 1} 0 obj`))).not.toContain(false)
  expect(text.match(/\/Type \/Page /g)).toHaveLength(2)
  expect(text).toContain('(Jahresbericht \\(2025\\) für Zürich)')
})

test.each(['docx', 'xlsx'] as const)('a %s contains the parts of its content list', async (kind) => {
  const archive = await JSZip.loadAsync(createDocument(kind, 'x'))
  const contents = (await archive.file('[Content_Types].xml')?.async('text')) ?? ''
  const named = [...contents.matchAll(/PartName="\/([^"]+)"/g)].map(([, part]) => part)
  expect(named.length).toBeGreaterThan(0)
  expect(named.map((part) => archive.file(part ?? '') !== null)).not.toContain(false)
})
