// npm run requirements: the ids of docs/requirements.md that no test names in its title, and those of screens that only
// a unit test names. With --check (npm run check) only errors: a title with more than three ids, or an unknown id.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** These areas are visible on a screen and need a journey. The others are rules, data and requests. */
const ofScreens =
  /^(SCOPE|UI|ROUTE|AUTH|SHELL|MENU|HOME|PAGE|LIST|DETAIL|FORM|DASH|TOOL|VERS|FILE|IMPORT|MAIL|IRP|DEMO|RESP|EVAL)-/
const maxInATitle = 3

const requirements = new Map(
  [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- ([A-Z0-9]+(?:-\d+)?) (.*)$/gm)].map(([, id, text]) => [
    id,
    text,
  ]),
)
const titles = ['src', 'mocks', 'e2e', 'locales', '.ci']
  .flatMap(files)
  .flatMap(getTitles)
  .filter(({ title, ids }) => title.includes('[') || ids.every((id) => requirements.has(id)))
const wrong = titles.flatMap(({ path, title, ids }) => [
  ...(ids.length > maxInATitle ? [`${path}: more than ${maxInATitle} ids: ${title}`] : []),
  ...ids
    .filter((id) => !requirements.has(id))
    .map((id) => `${path}: ${id} is nowhere in docs/requirements.md: ${title}`),
])
for (const line of wrong) console.error(line)

if (!process.argv.includes('--check')) {
  const named = new Set(titles.flatMap(({ ids }) => ids))
  const shown = new Set(titles.filter(({ path }) => path.startsWith('e2e')).flatMap(({ ids }) => ids))
  list('named by no test', (id) => !named.has(id))
  list('of a screen, and named by a unit test alone', (id) => ofScreens.test(id) && named.has(id) && !shown.has(id))
  console.log(
    `${[...requirements.keys()].filter((id) => named.has(id)).length} of ${requirements.size} are named by a test`,
  )
}
process.exit(wrong.length > 0 ? 1 : 0)

function list(what, isIn) {
  const found = [...requirements].filter(([id]) => isIn(id))
  console.log(`${found.length} ${what}${found.length > 0 ? ':' : ''}`)
  for (const [id, text] of found) console.log(`  ${id} ${text}`)
}

/**
 * Texts with ids in brackets, and ids alone or several after `tag:`: those of a loop, which its title contains row by
 * row.
 */
function getTitles(path) {
  const id = String.raw`[A-Z][A-Z0-9]*-\d+|[A-Z]\d\d`
  const text = readFileSync(path, 'utf8')
  return [
    ...text.matchAll(
      new RegExp(String.raw`(['"\`])((?:(?!\1).)*?\[(?:${id})[\],](?:(?!\1).)*|(?:${id})(?: (?:${id}))*)\1`, 'g'),
    ),
  ].map(([, , title]) => ({
    path,
    title,
    ids: requirements.has(title.split(' ')[0])
      ? title.split(' ')
      : [
          ...new Set(
            [...title.matchAll(new RegExp(String.raw`(?:^|[[ ])(${id})(?=$|[\],])`, 'g'))].map(([, one]) => one),
          ),
        ],
  }))
}

function files(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return files(path)
    return /\.(test|spec)\.tsx?$/.test(path) ? [path] : []
  })
}
