// npm run contract URL [--user EMAIL] [--only patzu/orders]: sends a backend every read request of the portal, writes
// nothing, and prints what is refused, ignored or does not match the schema. With --schema FILE it compares a backend's
// own OpenAPI document without signing in. See docs/contract.md.
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { load } from './load.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    user: { type: 'string' },
    only: { type: 'string' },
    schema: { type: 'string' },
    mock: { type: 'boolean', default: false },
  },
})

if (values.schema === undefined && !values.mock && positionals[0] === undefined) {
  console.error(
    'Which backend? npm run contract https://portal.example/backend/ [--user name@example.ch] [--only patzu/], or -- --schema openapi.yaml',
  )
  process.exit(2)
}
const { compareSchema, probe, signInAs } = await load('./.ci/contract/run.ts')
const { lines, code } = values.schema === undefined ? await requested() : compareSchema(values.schema)
for (const line of lines) (code === 2 ? console.error : console.log)(line)
process.exit(code)

async function requested() {
  const mock = values.mock ? await startMock() : undefined
  try {
    const url = mock?.url ?? positionals[0]
    const given = { email: mock?.email ?? values.user, password: mock?.password }
    const who = await signInAs(given, process.env, ask)
    const { only } = values
    return await probe({ url, ...who, only, isHeld: values.mock }, (request) => fetch(request))
  } catch (error) {
    return { lines: [error.message], code: 2 }
  } finally {
    await mock?.close()
  }
}

async function startMock() {
  const { serve, demoLogins } = await load('./mocks/serve.ts')
  const { url, close } = await serve({ port: 0 })
  const { email, password } = demoLogins.find(({ role }) => /staff/i.test(role)) ?? demoLogins[1]
  return { url: `${url}backend/`, email, password, close }
}

/** Prompts on the terminal; hidden input is not echoed. */
async function ask(question, variable, isHidden = false) {
  if (!process.stdin.isTTY)
    throw new Error(`${question.trim()} is not given, and nobody is there to ask: set ${variable}`)
  const line = createInterface({ input: process.stdin, output: process.stdout })
  if (isHidden) line._writeToOutput = (text) => process.stdout.write(text.includes(question) ? question : '')
  const answer = await line.question(question)
  line.close()
  if (isHidden) process.stdout.write('\n')
  return answer
}
