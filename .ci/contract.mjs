// npm run contract URL [--user EMAIL] [--only patzu/orders]: asks a backend everything the portal can ask, writes nothing, and
// prints what is refused, ignored or of another shape. See docs/contract.md.
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { load } from './load.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { user: { type: 'string' }, only: { type: 'string' }, mock: { type: 'boolean', default: false } },
})

const mock = values.mock ? await startMock() : undefined
const url = mock?.url ?? positionals[0]
if (url === undefined) {
  console.error(
    'Which backend? npm run contract https://portal.example/backend/ [--user name@example.ch] [--only patzu/]',
  )
  process.exit(2)
}
const email = mock?.email ?? values.user ?? process.env.CONTRACT_USER ?? (await ask('E-mail: '))
const password = mock?.password ?? process.env.CONTRACT_PASSWORD ?? (await ask('Password: ', true))

const { Backend, checkContract, heldToDocument } = await load('./.ci/contract/contract.ts')
const found = []
const send = (request) => fetch(request)
// What the mock backend answers is held to docs/openapi.json, too.
const held = () => heldToDocument(url, send, (where, what) => found.push({ kind: 'shape', where, what }))
const backend = new Backend(url, mock ? held() : send)
try {
  await backend.signIn(email, password, (factor) => ask(`Code (${factor}): `))
  const wanted = (path) => values.only === undefined || path.startsWith(values.only)
  const asked = await checkContract(backend, (finding) => found.push(finding), wanted)
  for (const kind of ['refused', 'ignored', 'shape', 'unproven']) {
    const some = found.filter((finding) => finding.kind === kind)
    if (some.length > 0) console.log(`\n${titles()[kind]} (${some.length})`)
    for (const { where, what } of some) console.log(`  ${where}\n    ${what}`)
  }
  const { length: open } = found.filter(({ kind }) => kind === 'unproven')
  console.log(`${asked} questions, ${found.length - open} findings${open > 0 ? `, ${open} not to be told` : ''}`)
} catch (error) {
  console.error(error.message)
  found.push(error)
} finally {
  await backend.signOut()
  await mock?.close()
}
process.exit(found.some(({ kind }) => kind !== 'unproven') ? 1 : 0)

function titles() {
  return {
    refused: 'Refused',
    ignored: 'Ignored without a word',
    shape: 'Of another shape',
    unproven: 'Not to be told, as every record may pass',
  }
}

async function startMock() {
  const { serve, demoLogins } = await load('./mocks/serve.ts')
  const { url, close } = await serve({ port: 0 })
  const { email, password } = demoLogins.find(({ role }) => /staff/i.test(role)) ?? demoLogins[1]
  return { url: `${url}backend/`, email, password, close }
}

/** Asks the person at the keyboard; what is hidden is not shown while it is typed. */
async function ask(question, isHidden = false) {
  if (!process.stdin.isTTY) throw new Error(`${question.trim()} is not given: set CONTRACT_USER and CONTRACT_PASSWORD`)
  const line = createInterface({ input: process.stdin, output: process.stdout })
  if (isHidden) line._writeToOutput = (text) => process.stdout.write(text.includes(question) ? question : '')
  const answer = await line.question(question)
  line.close()
  if (isHidden) process.stdout.write('\n')
  return answer
}
