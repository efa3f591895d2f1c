// The layers of src/, top to bottom (docs/architecture.md). Imports go to lower layers only; modules of an isolated layer do not
// import each other.
const layers = [
  { name: 'gallery' },
  { name: 'app' },
  { name: 'screens', isolated: true },
  { name: 'collections', isolated: true },
  { name: 'presets|evaluation', isolated: true },
  { name: 'features', isolated: true },
  { name: 'engine' },
  { name: 'ui|api', isolated: true },
  { name: 'lib' },
]

// The layers inside src/evaluation, top to bottom; the files of the folder itself are above them.
const evaluationLayers = [
  'read|edit|children|annualExport|viewers|responses',
  'overview',
  'board',
  'chart',
  'types',
  'dataset',
  'counting',
  'model',
]

const upward = layers.slice(1).map((layer, index) => ({
  name: `${layer.name} imports a higher layer`,
  severity: 'error',
  from: { path: `^src/(${layer.name})/` },
  to: {
    path: `^src/(${layers
      .slice(0, index + 1)
      .map(({ name }) => name)
      .join('|')}|main)[/.]`,
  },
}))

/** The layers inside mocks/, top to bottom; the files of the folder itself are above them. */
const mockLayers = ['demo', 'seed', 'actions', 'session', 'drf', 'tables', 'results', 'documents', 'schema', 'db']
const upwardInMocks = mockLayers.map((layer, index) => ({
  name: `mocks/${layer} imports a higher layer`,
  severity: 'error',
  from: { path: `^mocks/${layer}/`, pathNot: '[.]test[.]ts$' },
  to: { path: [`^mocks/[^/]+$`, ...mockLayers.slice(0, index).map((above) => `^mocks/${above}/`)] },
}))

const acrossModules = layers
  .filter(({ isolated }) => isolated)
  .map(({ name }) => ({
    name: `${name}: one module imports another`,
    severity: 'error',
    from: { path: modulePath(name), pathNot: '[.]test[.]tsx?$' },
    to: { path: `^src/(${name})/`, pathNot: moduleExcept(name) },
  }))

const upwardInEvaluation = evaluationLayers.map((layer, index) => ({
  name: `evaluation/${layer} imports a higher layer`,
  severity: 'error',
  // Tests count what the chart types need.
  from: { path: `^src/evaluation/(${layer})/`, pathNot: '(/test[A-Z][^/]*|[.]test)[.]tsx?$' },
  to: {
    path: ['^src/evaluation/[^/]+$', ...evaluationLayers.slice(0, index).map((above) => `^src/evaluation/(${above})/`)],
  },
}))

function modulePath(name) {
  if (name === 'ui|api') return '^src/(ui|api)/'
  return name === 'presets|evaluation' ? '^src/(presets/[^/]+|evaluation/)' : `^src/${name}/(.+?)(/|\\.tsx?$)`
}
function moduleExcept(name) {
  if (name === 'ui|api') return '^src/$1/'
  return name === 'presets|evaluation' ? '^src/$1' : `^src/${name}/$1(/|\\.tsx?$)`
}

module.exports = {
  forbidden: [
    ...upward,
    ...acrossModules,
    ...upwardInMocks,
    ...upwardInEvaluation,
    {
      name: 'evaluation: read, edit, children, annualExport, viewers and responses do not import each other',
      severity: 'error',
      from: { path: '^src/evaluation/(read|edit|children|annualExport|viewers|responses)/' },
      to: {
        path: '^src/evaluation/(read|edit|children|annualExport|viewers|responses)/',
        pathNot: '^src/evaluation/$1/',
      },
    },
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'collections do not import each other',
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
      name: 'src does not import the mock backend',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(main[.]tsx|startMocks[.]ts|.+[.]test[.]tsx?|testSetup[.]ts)$' },
      to: { path: '^mocks/' },
    },
    {
      name: 'the mock backend imports lib only',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: '^src/(?!lib/)' },
    },
    {
      name: 'unresolved',
      severity: 'error',
      // A module augmentation counts as a dependency without a name.
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
