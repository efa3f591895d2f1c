import { execFileSync } from 'node:child_process'
import { matchesGlob } from 'node:path'

const counting = 'src/evaluation/counting/statistics'
const charts = 'src/evaluation/edit/save'

/**
 * Critical code with its tests: only those run against a mutant. `isPure`: needs neither a page nor a store, so each
 * mutant takes a fraction of the time.
 */
const groups = {
  session: { mutate: 'src/api/session/session.ts', tests: ['src/api/**/session*.test.ts'] },
  tokens: { mutate: 'src/api/session/tokens.ts', tests: ['src/api/**/{tokens,signIn}.test.ts'] },
  refresh: { mutate: 'src/api/session/refresh.ts', tests: ['src/api/**/refresh*.test.ts'] },
  client: { mutate: 'src/api/calls/client.ts', tests: ['src/api/**/{client,clientCalls,http,retry,upload}.test.ts'] },
  http: { mutate: 'src/api/http/http.ts', tests: ['src/api/**/{http,client}.test.ts'] },
  caches: { mutate: 'src/app/session/queries.ts', tests: ['src/app/session/queries.test.ts'] },
  newBuild: { mutate: 'src/app/session/reloadOnce.ts', tests: ['src/app/session/reloadOnce.test.ts'] },
  createIdempotent: { mutate: 'src/api/rows/createIdempotent.ts', tests: ['src/api/rows/createIdempotent.test.ts'] },
  rights: {
    mutate: 'src/engine/{rules,access}.ts',
    tests: ['src/collections/rules.test.ts', 'src/engine/access*.test.ts'],
  },
  save: { mutate: 'src/engine/form/save/save.ts', tests: ['src/engine/form/**/{save,saveBody}.test.ts'] },
  form: {
    mutate: 'src/engine/form/{useRecordForm,save/useSave}.ts',
    tests: [
      'src/engine/form/**/{useRecordForm,useSave,useSaveOfNew,followUpCalls,Form}.test.tsx',
      'src/engine/detail/Record.test.tsx',
    ],
  },
  saveCharts: { mutate: `${charts}/saveCharts.ts`, tests: [`${charts}/saveCharts.test.ts`] },
  conflicts: {
    mutate: `${charts}/{chartConflicts,findDiffering}.ts`,
    tests: [`${charts}/{chartConflicts,findDiffering}.test.ts`],
    isPure: true,
  },
  import: {
    mutate: 'src/features/importer/sending/runImport.ts',
    tests: ['src/features/importer/sending/{runImport,oneRun}.test.ts'],
    isPure: true,
  },
  verdicts: {
    mutate: `${counting}/verdicts.ts`,
    tests: [`${counting}/{verdicts,alike,exactShares}.test.ts`, 'src/evaluation/counting/reference/reference.test.ts'],
    isPure: true,
  },
  suppress: { mutate: `${counting}/suppress.ts`, tests: [`${counting}/suppress.test.ts`], isPure: true },
  csv: { mutate: 'src/lib/text/csv.ts', tests: ['src/lib/text/csv.test.ts'], isPure: true },
  redirect: {
    mutate: 'src/lib/redirectTarget.ts',
    tests: ['src/lib/{redirectTarget,redirectPayloads}.test.ts'],
    isPure: true,
  },
}

/** Some groups alone (`MUTANTS='session tokens'`), or those of which a file or a test is changed since a commit (`MUTANTS_SINCE=main`). */
const { MUTANTS: requested, MUTANTS_SINCE: since } = process.env
const names =
  requested?.split(' ') ?? Object.keys(groups).filter((name) => since === undefined || isChanged(groups[name]))
if (names.length === 0) {
  console.log(`No group of mutants is changed since ${since}.`)
  process.exit(0)
}
// The test runner reads this again in a copy of the project.
process.env['MUTANTS'] = names.join(' ')
const chosen = names.map((name) => groups[name])

export const mutate = chosen.map((group) => group.mutate)
export const tests = chosen.flatMap((group) => group.tests)
export const isPure = chosen.every((group) => group.isPure)

function isChanged({ mutate: own, tests: shown }) {
  const changed = execFileSync('git', ['diff', '--name-only', since], { encoding: 'utf8' }).split('\n')
  return [own, ...shown].some((pattern) => changed.some((file) => matchesGlob(file, pattern)))
}
