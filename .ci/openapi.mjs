// npm run openapi: writes docs/openapi.json, the contract as OpenAPI 3.1, generated from the collections and requests
// of the portal. With --check it writes nothing and fails where the file is outdated or a linter reports an error.
import { readFileSync, writeFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { format, resolveConfig } from 'prettier'
import { load } from './load.mjs'

const path = 'docs/openapi.json'
const { openApiDocument } = await load('./.ci/openapi/document.ts')
const text = await format(JSON.stringify(openApiDocument()), { ...(await resolveConfig(path)), parser: 'json' })

if (!process.argv.includes('--check')) writeFileSync(path, text)
else if (read() !== text) fail(`${path} does not say what the portal expects any more: npm run openapi writes it anew.`)

const rules = {
  'no-server-trailing-slash': 'off',
  // Addresses of Django end so.
  'no-path-trailing-slash': 'off',
  // `accounts/users/me/` next to `accounts/users/{id}/`, as in the contract.
  'no-ambiguous-paths': 'off',
}
const config = await createConfig({ extends: ['minimal'], rules })
const problems = await lintFromString({ source: text, absoluteRef: path, config })
for (const { message, location } of problems) console.error(`${location[0]?.pointer ?? ''}: ${message}`)
if (problems.length > 0) fail(`${path}: ${problems.length} problems`)

function read() {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
