import { runnerImport } from 'vite'

const noStyles = {
  name: 'no-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? 'export default {}' : undefined),
}

/** Runs a TypeScript file of the portal or of its tools in Node, without the styles. */
export const load = async (path) =>
  (await runnerImport(path, { configFile: false, logLevel: 'error', plugins: [noStyles] })).module
