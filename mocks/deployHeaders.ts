import { readFileSync } from 'node:fs'

/** The `add_header` lines of the deployment's header file, their single source. */
export function deployHeaders(path: string): Record<string, string> {
  const lines = readFileSync(path, 'utf8').matchAll(/^add_header\s+([\w-]+)\s+"([^"]*)"\s+always;$/gm)
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))
}
