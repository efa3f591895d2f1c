import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'

const controls = 'src/engine/fields/widgets'

/**
 * What people load in one go, by the modules it begins with: what those import is found in the graph of modules. Without
 * the JSON control, as its editor is larger than all others together.
 */
const pages = {
  start: ['index.html'],
  login: ['src/app/routes/SignIn.tsx'],
  list: [
    'src/features/views/Views.tsx',
    'src/engine/list/TableTools.tsx',
    'src/engine/list/filters/IgnoredFilters.tsx',
  ],
  home: ['src/screens/home/Home.tsx'],
  authPages: ['src/app/routes/AuthPages.tsx'],
  // Its filters open above it and have the controls of forms.
  evaluation: ['src/evaluation/EvaluationPage.tsx', 'src/evaluation/board/filters/FilterEditor.tsx'],
  record: [
    'src/app/routes/RecordPage.tsx',
    'src/features/duplicate/Duplicate.tsx',
    'src/features/files/RecordFiles.tsx',
    ...readdirSync(controls)
      .filter((name) => name.endsWith('Widget.tsx') && name !== 'JsonWidget.tsx')
      .map((name) => join(controls, name)),
  ],
  hospitals: ['src/features/hospitals/OpenCell.tsx'],
  institution: [
    'src/presets/hospital/HospitalStanding.tsx',
    'src/presets/hospital/HospitalActions.tsx',
    'src/features/hospitals/FraboOffer.tsx',
    'src/features/hospitals/MeasureOfHospital.tsx',
    'src/features/people/HospitalPeople.tsx',
  ],
}
type Name = keyof typeof pages

/** The chunks of our own modules, by the pages that need them. The first one that holds a module gets it. */
const chunks: { name: string; holds: (isFor: (...names: Name[]) => boolean) => boolean }[] = [
  // A page that people start on loads nothing of another one for the little that it shares with that. What home shares with
  // an evaluation alone is a chunk of its own: staff begin with a list.
  {
    name: 'start',
    holds: (isFor) =>
      isFor('start') ||
      isFor('login', 'record', 'evaluation') ||
      allNames.some((name) => name !== 'home' && name !== 'evaluation' && isFor('home', name)) ||
      allNames.some((name) => name !== 'list' && name !== 'record' && isFor('list', name)),
  },
  { name: 'login', holds: (isFor) => isFor('login') },
  { name: 'list', holds: (isFor) => isFor('list') },
  { name: 'reader', holds: (isFor) => isFor('home', 'evaluation') },
  { name: 'dropdown', holds: (isFor) => isFor('record', 'authPages') },
  { name: 'controls', holds: (isFor) => isFor('record', 'evaluation') },
  { name: 'record', holds: (isFor) => isFor('record') },
  // A list of hospitals loads nothing of a single one.
  { name: 'hospitals', holds: (isFor) => isFor('hospitals') },
  { name: 'institution', holds: (isFor) => isFor('institution') },
]
const allNames = Object.keys(pages) as Name[]

/**
 * The groups of chunks of a build: what is used together is one file, as many small ones compress badly and each of them
 * takes time to load. Packages change rarely, so that a new version of the portal leaves theirs in the browser's cache.
 * Any other lazy part has a chunk of its own.
 */
export function getChunkGroups(): Rolldown.CodeSplittingGroup[] {
  let needed: Map<Name, ReadonlySet<string>> | undefined
  const own = chunks.map(({ name, holds }, place) => ({
    name: (id: string, graph: Graph) => {
      const reached = (needed ??= new Map(allNames.map((page) => [page, reach(graph, pages[page])])))
      return holds((...names) => names.every((page) => reached.get(page)?.has(id))) ? name : null
    },
    debugName: name,
    priority: chunks.length - place,
  }))
  return [
    { name: 'packages', test: /node_modules/, tags: ['$initial'], priority: chunks.length + 2 },
    { name: 'form', test: /node_modules[\\/](?:react-hook-form|@hookform)[\\/]/, priority: chunks.length + 1 },
    ...own,
  ]
}

type Graph = Rolldown.ChunkingContext

/** Our own modules that these ones import, directly or through others. A package is taken along where it is used. */
function reach(graph: Graph, from: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id) || id.includes('node_modules')) return
    found.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported)
  }
  for (const file of from) {
    const id = normalizePath(resolve(file))
    if (!graph.getModuleInfo(id))
      throw new Error(`${file} is no module of this build: where has it gone? See .ci/chunks.ts`)
    visit(id)
  }
  return found
}
