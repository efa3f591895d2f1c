// Which journeys cover a change: by folder, as there is no record of the files that a journey runs.

/** The first folder that fits counts; one without journeys of its own names none. What everything uses is covered by `npm test` only.
 * @type {[string, string[]][]} */
const journeysByFolder = [
  ['src/api', ['signs-in', 'has-several-tabs', 'meets-another-editor', 'survives-bad-answers']],
  ['src/app/shell', ['stays-inside-the-shell', 'waits-for-a-slow-server']],
  ['src/app', ['stays-inside-the-shell', 'arrives-signed-out', 'is-kept-out', 'finds-the-way-in-the-menu']],
  ['src/collections', ['changes-a-record', 'staff-runs-a-programme', 'works-through-a-list']],
  ['src/presets', ['changes-a-record', 'staff-runs-a-programme', 'works-through-a-list']],
  ['src/engine/detail', ['changes-a-record', 'staff-works-from-a-hospital', 'works-through-records']],
  ['src/engine/fields', ['changes-a-record', 'fills-in-a-form', 'types-into-every-control']],
  ['src/engine/form', ['changes-a-record', 'fills-in-a-form', 'keeps-a-record-sound', 'meets-another-editor']],
  ['src/engine/tools', ['finds-tools-in-words']],
  ['src/engine/list/layouts', ['sees-a-list-otherwise']],
  ['src/engine/list', ['works-through-a-list', 'narrows-a-list', 'arranges-a-list', 'looks-at-lists-and-records']],
  ['src/engine', ['changes-a-record', 'works-through-a-list']],
  [
    'src/evaluation/board/plan',
    ['hospital-user-plans-an-action', 'hospital-user-plans-on-two-devices', 'improves-by-keyboard'],
  ],
  ['src/evaluation/board/comments', ['hospital-user-reads-comments']],
  ['src/evaluation/counting/comments', ['hospital-user-reads-comments']],
  [
    'src/evaluation/board',
    ['hospital-user-reads-an-evaluation', 'hospital-user-picks-in-a-chart', 'sees-an-evaluation'],
  ],
  ['src/evaluation/children', ['staff-updates-children']],
  ['src/evaluation/responses', ['coordinator-starts-on-the-dashboard']],
  ['src/evaluation/viewers', ['staff-sees-who-sees-an-evaluation']],
  ['src/evaluation/dataset', ['hospital-user-loads-an-evaluation']],
  ['src/evaluation/edit', ['staff-builds-an-evaluation', 'staff-saves-an-evaluation', 'staff-arranges-charts']],
  ['src/evaluation/counting/comparators', ['hospital-user-compares-with-the-best']],
  [
    'src/evaluation/overview',
    [
      'hospital-user-sees-where-to-look-first',
      'compares-with-the-period-before',
      'hospital-user-compares-with-the-best',
    ],
  ],
  ['src/evaluation/annualExport/sheets', ['saves-slides']],
  ['src/evaluation/annualExport', ['saves-the-year']],
  ['src/evaluation/chart/files/slides', ['saves-slides']],
  [
    'src/evaluation',
    ['sees-an-evaluation', 'hospital-user-reads-an-evaluation', 'reads-a-funnel', 'keeps-charts-whole'],
  ],
  ['src/features/apps', ['anybody-starts-at-home', 'goes-to-another-app']],
  ['src/features/authPages', ['opens-a-link-for-somebody-else', 'opens-the-demo', 'is-sent-on']],
  ['src/features/benchmarks', ['staff-looks-after-a-measure']],
  ['src/features/bulkEdit', ['staff-edits-many']],
  ['src/features/duplicate', ['staff-duplicates-a-record']],
  ['src/features/feedback', ['hospital-user-asks-about-a-figure']],
  ['src/features/files', ['staff-uploads-files']],
  ['src/features/history', ['staff-reads-who-changed-what', 'staff-undoes-a-change']],
  ['src/features/hospitals', ['staff-works-from-a-hospital', 'coordinator-starts-on-the-dashboard']],
  [
    'src/features/importer',
    [
      'staff-imports-tokens',
      'staff-imports-people',
      'staff-imports-people-with-other-headings',
      'staff-imports-results',
    ],
  ],
  ['src/features/mail', ['staff-sends-mail', 'staff-misspells-a-placeholder']],
  ['src/features/measures', ['staff-looks-after-a-measure', 'staff-reads-a-measure-in-tabs']],
  ['src/features/orders', ['staff-runs-a-programme', 'coordinator-starts-on-the-dashboard']],
  ['src/features/palette', ['anybody-finds-anything']],
  ['src/features/people', ['staff-runs-a-programme', 'changes-a-record']],
  ['src/features/relations', ['staff-finds-what-belongs-together', 'staff-works-from-a-hospital']],
  ['src/features/resultData', ['staff-downloads-results']],
  ['src/features/plans', ['hospital-user-plans-an-action', 'hospital-user-plans-on-two-devices']],
  ['src/features/reviews', ['reviewer-answers-requests']],
  ['src/features/views', ['saves-a-view']],
  ['src/screens/dashboards', ['coordinator-starts-on-the-dashboard']],
  ['src/screens/demo', ['opens-the-demo', 'looks-around-the-demo']],
  ['src/screens/detail', ['changes-a-record']],
  ['src/screens/home', ['anybody-starts-at-home']],
  ['src/screens/institution', ['anybody-starts-at-home']],
  ['src/screens/list', ['works-through-a-list']],
  ['src/screens/login', ['signs-in', 'cannot-sign-in', 'reads-the-login', 'arrives-with-a-code']],
  ['src/screens/logout', ['is-sent-away']],
  ['src/screens/password', ['forgets-the-password', 'sets-a-new-password']],
  ['src/screens/responsible', ['answers-for-an-institution']],
  ['src/screens/reviews', ['reviewer-answers-requests']],
  ['src/screens/signup', ['accepts-an-invitation']],
  ['src/ui', ['fills-in-a-form', 'is-accessible', 'reads-the-notices', 'works-by-single-keys']],
  ['locales', ['speaks-one-language', 'chooses-language-and-theme']],
]
const folder = 'e2e/journeys'

/** The spec files of the changed files: changed specs and those of the folders. */
export function journeysFor(changed) {
  const isSpec = (path) => path.startsWith(`${folder}/`) && path.endsWith('.spec.ts')
  const named = changed.flatMap((path) => rowFor(path)?.[1] ?? []).map((name) => `${folder}/${name}.spec.ts`)
  return [...new Set([...changed.filter(isSpec), ...named])]
}

/** The message about changed files without journeys. */
export function leftOut(changed) {
  const without = changed.filter(
    (path) => /^(?:src|mocks|e2e|public)\//.test(path) && !/\.(?:test|spec)\.tsx?$/.test(path) && !rowFor(path),
  )
  return [
    ...without.map((path) => `No journey is run for ${path}: npm test shows what leans on it`),
    'Left out: journeys of other folders, faults, Firefox, references from afar (npm test), and what npm run check holds besides',
  ]
}

/** The spec files that the table names, for its test. */
export const namedJourneys = [...new Set(journeysByFolder.flatMap(([, names]) => names))]
/** Its folders. */
export const namedFolders = journeysByFolder.map(([path]) => path)

function rowFor(path) {
  return journeysByFolder.find(([start]) => path.startsWith(`${start}/`))
}
