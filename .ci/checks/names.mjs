// Names in the code are the words one would search for (docs/glossary.md): no declaration bears a retired word, and what a
// newcomer searches for leads to its file.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** Retired names, each with what to write instead. */
const retired = [
  [
    /(^|[a-z])(?:Told|Asked)(?=[A-Z]|$)|^(?:told|asked|asks|tells?)(?=[A-Z]|$)/,
    'announce, notify, report; request, query, confirm',
  ],
  [/(^|[a-z])Faults?(?=[A-Z]|$)|^faults?(?=[A-Z]|$)/, 'error, problem'],
  [/^(?:drawn|draws?)(?=[A-Z]|$)|[a-z]Drawn(?=[A-Z]|$)/, 'render, rendered'],
  [/^(?:glance|facets?)(?=[A-Z]|$)|[a-z](?:Glance|Facets?)(?=[A-Z]|$)/, 'overview; multiple'],
  [/^(?:most|least|longest|widest)[A-Z]/, 'max…, min…'],
  [/^may[A-Z]/, 'can…'],
  [/^[a-z]\w*[a-z](?:Of|In)$/, 'get…, to…, parse…, find…'],
]
/** Words of JSON Schema, of the browser, and ordinary words that end so; faults that are injected are called so. */
const allowed = new Set(
  'allOf anyOf oneOf builtIn standIn signIn signedIn onSignedIn filledIn typedIn isIn wasIn nobodyIn serveStandIn useSignedIn pendingSignIn mostRecent'.split(
    ' ',
  ),
)
const injects = /^(?:mocks\/|e2e\/faults\/|e2e\/mock\.ts)/

/** What a newcomer searches for, and the file that has to be among the first three found. */
const searches = {
  toast: 'src/ui/feedback/toasts.ts',
  dirty: 'src/engine/detail/RecordView.tsx',
  translate: 'src/ui/i18n/translatedPage.ts',
  permission: 'src/lib/permissions.ts',
  retry: 'src/api/calls/retry.ts',
  tooltip: 'src/ui/tooltip/Tooltip.tsx',
  redirect: 'src/lib/redirectTarget.ts',
  'upload progress': 'src/features/files/upload/useUpload.ts',
  'related list': 'src/engine/detail/RelatedList.tsx',
  'command palette': 'src/app/keyboard/CommandPalette.tsx',
}

const files = execFileSync('git', ['ls-files', '-z', 'src', 'mocks', 'e2e', '.ci'], { encoding: 'utf8' })
  .split('\0')
  .filter((path) => /\.(?:tsx?|mjs)$/.test(path))
const texts = new Map(files.map((path) => [path, readFileSync(path, 'utf8')]))
const wrong = [...files.flatMap(findRetired), ...Object.entries(searches).flatMap(findMissed)]
for (const line of wrong) console.error(line)
process.exit(wrong.length > 0 ? 1 : 0)

function findRetired(path) {
  const names = [...texts.get(path).matchAll(/\b(?:function|const|let|class|type|interface) +([A-Za-z_]\w*)/g)]
  return [basename(path).replace(/\..*/, ''), ...names.map(([, name]) => name)].flatMap((name) => {
    if (allowed.has(name)) return []
    const [, instead] =
      retired.find(([pattern, words]) => pattern.test(name) && !(words.startsWith('error') && injects.test(path))) ?? []
    return instead ? [`${path}: ${name} is a retired word; write ${instead}`] : []
  })
}

/** Files whose name has all words come first, then those whose text has them one after the other; tests are left out. */
function findMissed([words, expected]) {
  const parts = words.split(' ')
  const sources = files.filter((path) => path.startsWith('src/') && !/\.test\.|\/test[A-Z]/.test(path))
  const named = sources.filter((path) => parts.every((part) => basename(path).toLowerCase().includes(part)))
  const holding = sources.filter((path) => !named.includes(path) && texts.get(path).toLowerCase().includes(words))
  const first = [...named.toSorted((one, other) => basename(one).length - basename(other).length), ...holding].slice(
    0,
    3,
  )
  return first.includes(expected)
    ? []
    : [`A search for '${words}' finds ${first.join(', ') || 'nothing'}, not ${expected}`]
}
