// The floors of the house, top to bottom. A room imports from lower floors only; docs/floors.md draws them.
const floors = [
  { name: 'gallery' },
  { name: 'app' },
  { name: 'screens', walled: true },
  { name: 'collections', walled: true },
  { name: 'presets|evaluation', walled: true },
  { name: 'features', walled: true },
  { name: 'engine' },
  { name: 'ui|api', walled: true },
  { name: 'lib' },
]

// The evaluation is a house of its own on the floor of the presets: it has floors inside, and its page stands on top.
const evaluationFloors = [
  'read|edit|children|yearFile',
  'glance',
  'board',
  'chart',
  'types',
  'dataset',
  'counting',
  'model',
]

const climbs = floors.slice(1).map((floor, index) => ({
  name: `${floor.name} imports from above`,
  severity: 'error',
  from: { path: `^src/(${floor.name})/` },
  to: {
    path: `^src/(${floors
      .slice(0, index + 1)
      .map(({ name }) => name)
      .join('|')}|main)[/.]`,
  },
}))

/** The mock backend stands beside the house and has floors of its own, top to bottom; above them the files of `mocks/` itself. */
const mockFloors = ['demo', 'seed', 'actions', 'session', 'drf', 'tables', 'results', 'documents', 'schema', 'db']
const mockClimbs = mockFloors.map((floor, index) => ({
  name: `mocks/${floor} imports from above`,
  severity: 'error',
  from: { path: `^mocks/${floor}/`, pathNot: '[.]test[.]ts$' },
  to: { path: [`^mocks/[^/]+$`, ...mockFloors.slice(0, index).map((above) => `^mocks/${above}/`)] },
}))

const doors = floors
  .filter(({ walled }) => walled)
  .map(({ name }) => ({
    name: `${name}: one room imports another`,
    severity: 'error',
    from: { path: roomOf(name), pathNot: '[.]test[.]tsx?$' },
    to: { path: `^src/(${name})/`, pathNot: roomPathNot(name) },
  }))

const climbsInEvaluation = evaluationFloors.map((floor, index) => ({
  name: `evaluation/${floor} imports from above`,
  severity: 'error',
  // Tests count what the types of charts ask for.
  from: { path: `^src/evaluation/(${floor})/`, pathNot: '(/test[A-Z][^/]*|[.]test)[.]tsx?$' },
  to: {
    path: ['^src/evaluation/[^/]+$', ...evaluationFloors.slice(0, index).map((above) => `^src/evaluation/(${above})/`)],
  },
}))

function roomOf(name) {
  if (name === 'ui|api') return '^src/(ui|api)/'
  return name === 'presets|evaluation' ? '^src/(presets/[^/]+|evaluation/)' : `^src/${name}/(.+?)(/|\\.tsx?$)`
}
function roomPathNot(name) {
  if (name === 'ui|api') return '^src/$1/'
  return name === 'presets|evaluation' ? '^src/$1' : `^src/${name}/$1(/|\\.tsx?$)`
}

module.exports = {
  forbidden: [
    ...climbs,
    ...doors,
    ...mockClimbs,
    ...climbsInEvaluation,
    {
      name: 'evaluation: reading, editing, children and the year file do not see each other',
      severity: 'error',
      from: { path: '^src/evaluation/(read|edit|children|yearFile)/' },
      to: { path: '^src/evaluation/(read|edit|children|yearFile)/', pathNot: '^src/evaluation/$1/' },
    },
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'collections do not look at each other',
      severity: 'error',
      from: { path: '^src/collections/(?!registry)', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^src/collections/' },
    },
    {
      name: 'lib is pure',
      severity: 'error',
      from: { path: '^src/lib/', pathNot: '[.]test[.]ts$' },
      to: { path: 'node_modules/(react|axios|zustand|@tanstack)' },
    },
    {
      name: 'the portal never sees the mock backend',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(main[.]tsx|startMocks[.]ts|.+[.]test[.]tsx?|testSetup[.]ts)$' },
      to: { path: '^mocks/' },
    },
    {
      name: 'the mock backend sees lib only',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: '^src/(?!lib/)' },
    },
    {
      name: 'unresolved',
      severity: 'error',
      // What a declaration adds to a package is read as a dependency without a name.
      from: { pathNot: '[.]d[.]ts$' },
      to: { couldNotResolve: true, pathNot: '[.]css$|[?](worker&)?url$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: '^(dist|bench|node_modules)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
}
