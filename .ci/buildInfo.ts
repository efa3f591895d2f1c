import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * The build information: the version of package.json, the commit (`BUILD_COMMIT`, else git's; '' where both are
 * unknown), the time (`BUILD_TIME`, else now).
 */
export function buildInfo(): { version: string; commit: string; time: string } {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  return {
    version,
    commit: process.env['BUILD_COMMIT'] || commitOfGit(),
    time: process.env['BUILD_TIME'] || new Date().toISOString(),
  }
}

function commitOfGit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}
