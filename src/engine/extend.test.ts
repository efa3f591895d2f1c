import { expect, test } from 'vitest'
import { defineCollection } from './collection.ts'
import { extend } from './extend.ts'
import { text } from './fieldTypes.ts'

const load = async () => ({ default: await Promise.resolve(() => null) })
const preset = {
  title: 'name',
  tools: { record: [{ name: 'copy', load }] },
  panels: [{ name: 'people', load }],
  related: [{ path: 'results/evaluations', by: 'object_id' }],
  permissions: { read: () => true },
} as const

test('additions of a programme come after those of the preset', () => {
  const more = {
    tools: { record: [{ name: 'print', load }], list: [{ name: 'mail', load }] },
    panels: [{ name: 'offer', load }],
    related: [{ path: 'patzu/orders', by: 'hospital_id' }],
    filters: ['name'],
  } as const
  expect(extend(preset, more)).toEqual({
    title: 'name',
    permissions: preset.permissions,
    tools: { record: [...preset.tools.record, ...more.tools.record], list: more.tools.list },
    panels: [...preset.panels, ...more.panels],
    related: [...more.related, ...preset.related],
    filters: more.filters,
  })
})

test('an extended preset is checked against the fields of its collection', () => {
  const tool = { name: 'print', load }
  const made = defineCollection({
    ...extend(preset, { filters: ['name'], tools: { list: [tool] } }),
    fields: { name: text() },
    columns: ['name'],
  })
  expect(made.tools?.list).toEqual([tool])
  // @ts-expect-error -- there is no such field
  defineCollection({
    ...extend(preset, { filters: ['nmae'] }),
    fields: { name: text() },
    columns: ['name'],
  })
})
