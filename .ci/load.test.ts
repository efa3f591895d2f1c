// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a build started after a TypeScript file was loaded is a production build', () => {
  const script = `
    const { load } = await import('./.ci/load.mjs')
    await load('./.ci/buildInfo.ts')
    process.stdout.write(String(process.env.NODE_ENV))`
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV'))
  const getMode = (mode?: string) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      env: mode === undefined ? env : { ...env, NODE_ENV: mode },
    })
  expect(getMode()).toBe('undefined')
  expect(getMode('production')).toBe('production')
})
