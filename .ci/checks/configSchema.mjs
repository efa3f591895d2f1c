// npm run config-schema: writes public/config.schema.json, from which an editor knows the keys of config.json. With
// --check it fails where the file is outdated.
import { readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { toJSONSchema } from 'zod/v4/core'
import { load } from '../load.mjs'

const path = 'public/config.schema.json'
const { configShape, expected } = await load('./src/api/config/configShape.ts')
const { properties, ...schema } = toJSONSchema(configShape, { io: 'input' })
const described = Object.fromEntries(
  // Null means unset.
  Object.entries(properties).map(([key, { default: usual, ...value }]) => [
    key,
    { description: expected[key], ...(usual !== undefined && { default: usual }), anyOf: [value, { type: 'null' }] },
  ]),
)
const text = await format(
  JSON.stringify({
    title: 'config.json of the portal',
    ...schema,
    properties: { $schema: { type: 'string' }, ...described },
  }),
  { ...(await resolveConfig(path)), parser: 'json' },
)
if (!process.argv.includes('--check')) writeFileSync(path, text)
else if (readFileSync(path, 'utf8') !== text) {
  console.error(`${path} does not say what the portal reads any more: npm run config-schema writes it anew.`)
  process.exit(1)
}
