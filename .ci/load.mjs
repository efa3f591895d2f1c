import { runnerImport } from 'vite'

const noStyles = {
  name: 'no-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? 'export default {}' : undefined),
}

/** Runs a TypeScript file of the portal or of its tools in Node, without the styles. */
export async function load(path) {
  const mode = process.env.NODE_ENV
  try {
    return (await runnerImport(path, { configFile: false, logLevel: 'error', plugins: [noStyles] })).module
  } finally {
    // Vite sets it to development: a build started afterwards would contain the development build of React.
    if (mode === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = mode
  }
}
