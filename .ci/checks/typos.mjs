// Eight typos in collections and ten renamed fields, on a copy: each typo is refused by name, by the compiler or at the
// start in development; for each renamed field the compiler names the collection and its readers elsewhere.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runnerImport } from 'vite'

const typos = [
  { what: 'ordering', file: 'src/collections/patzu/addresses.ts', from: "ordering: 'name'", to: "ordering: 'nmae'" },
  { what: 'sort of a column', file: 'src/collections/apps/groups.ts', from: "'app__name'", to: "'app__nmae'" },
  {
    what: 'filter',
    file: 'src/collections/irp/reviewers.ts',
    from: "filters: ['team_leader'",
    to: "filters: ['team_leder'",
  },
  { what: 'label of a relation', file: 'src/collections/irp/review_years.ts', from: "'anqid'", to: "'anqd'" },
  {
    what: 'menu.under',
    file: 'src/collections/accounts/usertitles.ts',
    from: "under: 'accounts'",
    to: "under: 'acounts'",
  },
  {
    what: 'endpoint of a relation',
    file: 'src/collections/patzu/declarations.ts',
    from: "'patzu/measures'",
    to: "'patzu/mesures'",
  },
  { what: 'content type of a rule', file: 'src/engine/rules.ts', from: "'irp.hospital'", to: "'irp.hospitl'" },
  {
    what: 'field of a condition',
    file: 'src/collections/results/measures.ts',
    from: 'row.parent_measure_id',
    to: 'row.parent_mesure_id',
  },
]

/** A renamed field of each area: where it is declared, and some of its readers. */
const renames = [
  {
    file: 'src/presets/programmeUser.ts',
    field: 'app_permissions',
    readers: [
      'features/people/permissions/permissionSteps.ts',
      'features/people/HospitalPeople.tsx',
      'features/mail/useInstitutions.ts',
    ],
  },
  {
    file: 'src/collections/patzu/orders.ts',
    field: 'units',
    readers: ['features/orders/useUnits.ts', 'features/orders/orderRules.ts', 'screens/dashboards/OpenOrders.tsx'],
  },
  {
    file: 'src/presets/hospital/hospital.ts',
    field: 'users',
    readers: [
      'features/people/HospitalPeople.tsx',
      'features/hospitals/people.ts',
      'presets/hospital/HospitalActions.tsx',
    ],
  },
  { file: 'src/presets/measure.ts', field: 'participant_count', readers: ['screens/dashboards/MeasuresOfYear.tsx'] },
  { file: 'src/collections/irp/reviews.ts', field: 'meeting_point', readers: ['screens/reviews/ReviewGroup.tsx'] },
  {
    file: 'src/collections/results/measures.ts',
    field: 'surveyId',
    readers: [
      'features/measures/attributes/useSurvey.ts',
      'features/measures/data/SurveyImport.tsx',
      'features/measures/family/getChild.ts',
    ],
  },
  {
    file: 'src/collections/results/evaluations.ts',
    field: 'charts',
    readers: [
      'evaluation/read/EvaluationReader.tsx',
      'evaluation/edit/Editor.tsx',
      'evaluation/children/syncToChildren.ts',
      'evaluation/annualExport/readAnnualExport.ts',
    ],
  },
  { file: 'src/collections/mailer/mailjobs.ts', field: 'recipients_sent', readers: ['features/mail/job.ts'] },
  { file: 'src/collections/filemanager/files.ts', field: 'file_size', readers: ['features/files/storedFile.ts'] },
  { file: 'src/collections/apps/apps.ts', field: 'internal', readers: ['features/apps/permittedApps.ts'] },
]

const copy = mkdtempSync(join(tmpdir(), 'typos-'))
try {
  for (const name of ['src', 'locales']) cpSync(name, join(copy, name), { recursive: true })
  for (const name of ['package.json', 'tsconfig.json']) cpSync(name, join(copy, name))
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction')
  mkdirSync(join(copy, 'check'))
  const config = { extends: '../tsconfig.json', include: ['../src'], exclude: ['../src/**/*.test.*'] }
  writeFileSync(join(copy, 'check/tsconfig.json'), JSON.stringify(config))

  for (const { file, from, to } of typos) {
    const text = readFileSync(join(copy, file), 'utf8')
    if (!text.includes(from))
      throw new Error(`${file} does not hold ${from} any more: bring .ci/checks/typos.mjs up to date`)
    writeFileSync(join(copy, file), text.replace(from, to))
  }
  for (const { file, field } of renames) {
    const text = readFileSync(join(copy, file), 'utf8')
    const declared = new RegExp(`^( +)${field}: `, 'm')
    if (!declared.test(text))
      throw new Error(`${file} does not declare ${field} any more: bring .ci/checks/typos.mjs up to date`)
    writeFileSync(join(copy, file), text.replace(declared, `$1${field}_renamed: `))
  }
  const said = (await problems(copy)).split('\n')
  const missed = typos.filter(({ file, from, to }) => {
    const wrong = to.split(/\W/).find((word) => !from.split(/\W/).includes(word)) ?? to
    const place = file.replace(/^src\/(collections\/)?|\.ts$/g, '')
    return !said.some((line) => line.includes(place) && line.includes(wrong.replace(/^.*__/, '')))
  })
  for (const { what, file, to } of missed) console.error(`A wrong ${what} is not refused by name: ${to} in ${file}`)
  if (missed.length > 0) console.error(said.join('\n'))
  console.log(`${typos.length - missed.length} of ${typos.length} typos are refused by name`)
  const unread = renames.flatMap(({ field, readers }) =>
    readers
      .filter((reader) => !said.some((line) => line.includes(`src/${reader}(`) && line.includes(field)))
      .map((reader) => `${reader} goes on reading ${field}, which is no field any more`),
  )
  const contract = readFileSync('docs/openapi.json', 'utf8')
  unread.push(
    ...renames
      .filter(({ field }) => !contract.includes(`"${field}": {`))
      .map(({ field }) => `docs/openapi.json lacks ${field}`),
  )
  for (const line of unread) console.error(line)
  console.log(`${renames.length} renamed fields: ${unread.length} of their readers are missed`)
  process.exitCode = missed.length + unread.length > 0 ? 1 : 0
} finally {
  rmSync(copy, { recursive: true, force: true })
}

/** What the compiler says, and what the start in development says. */
async function problems(root) {
  const { stdout } = spawnSync('node', [resolve('node_modules/typescript/bin/tsc'), '-p', join(root, 'check')], {
    encoding: 'utf8',
  })
  const noStyles = {
    name: 'no-styles',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : undefined),
    load: (id) => (id === '\0no-styles' ? 'export default {}' : undefined),
  }
  const options = { root, configFile: false, logLevel: 'silent', plugins: [noStyles] }
  const start = await runnerImport(join(root, 'src/collections/registry.ts'), options).then(
    () => '',
    (error) => String(error.message),
  )
  return [stdout, start].filter(Boolean).join('\n').trim()
}
