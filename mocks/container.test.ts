// @vitest-environment node
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort, isUp, nginx, send, startNginx } from './nginx.ts'

const deploy = resolve('docs/deploy')
const folder = mkdtempSync(join(tmpdir(), 'portal-container-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the Dockerfile pins its images, builds with the lockfile, drops root and checks its health', () => {
  const lines = readFileSync(join(deploy, 'Dockerfile'), 'utf8').split('\n')
  const images = lines.filter((line) => line.startsWith('FROM '))
  expect(images).toEqual(['FROM ${NODE} AS build', 'FROM ${NGINX}'])
  const named = lines.filter((line) => line.startsWith('ARG ') && line !== 'ARG BUILD_COMMIT')
  for (const line of named) expect(line).toMatch(/^ARG (?:NODE|NGINX)=[\w./-]+:[\d.]+-alpine@sha256:[\da-f]{64}$/)
  for (const source of sources(lines)) expect([source, existsSync(source)]).toEqual([source, true])
  expect(lines).toContain('RUN npm ci --ignore-scripts --no-audit --no-fund')
  expect(lines.findIndex((line) => line === 'USER 101')).toBeGreaterThan(lines.indexOf('FROM ${NGINX}'))
  expect(lines.find((line) => line.startsWith('HEALTHCHECK '))).toContain(' http://127.0.0.1:8080/config.json ')
  const template = readFileSync(join(deploy, 'container.conf.template'), 'utf8')
  expect(template.match(/\$\{\w+\}/g)).toEqual(['${PORTAL_BACKEND}', '${PORTAL_PATH}'])
  expect(lines.some((line) => /^ENV PORTAL_BACKEND=\S+ PORTAL_PATH=\/ /.test(line))).toBe(true)
})

test('the Dockerfile copies enough for a build with licences and SBOM', () => {
  const place = join(folder, 'context')
  const lines = readFileSync(join(deploy, 'Dockerfile'), 'utf8').split('\n')
  mkdirSync(place)
  for (const source of sources(lines.slice(0, lines.indexOf('RUN npm run build && npm run package'))))
    cpSync(source, join(place, source), { recursive: true })
  symlinkSync(resolve('node_modules'), join(place, 'node_modules'))
  const commit = '1a2b'.repeat(10)
  const env = { ...process.env, NODE_ENV: 'production', BUILD_COMMIT: commit }
  const steps = ['build', 'package'].map((script) =>
    spawnSync('npm', ['run', script], { cwd: place, encoding: 'utf8', env }),
  )
  expect(steps.map(({ status, stderr }) => (status === 0 ? '' : stderr))).toEqual(['', ''])
  expect(existsSync(join(place, 'dist/index.html'))).toBe(true)
  // The build information is next to config.json and in the scripts; nothing of the gallery is included.
  const about = JSON.parse(readFileSync(join(place, 'dist/version.json'), 'utf8')) as { version: string; time: string }
  expect(about).toEqual({ version: expect.any(String), commit, time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) })
  const scripts = readdirSync(join(place, 'dist/assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(place, 'dist/assets', name), 'utf8'))
  expect(scripts.some((text) => text.includes(commit) && text.includes(about.time))).toBe(true)
  expect(scripts.filter((text) => text.includes('/gallery'))).toEqual([])
  const licences = readFileSync(join(place, 'dist/licenses.txt'), 'utf8')
  expect(licences).toMatch(/^## pako, inside jszip .*\n\n\(The MIT License\)/m)
  expect(licences).toMatch(/^## echarts .* NOTICE .*\n\nApache ECharts\nCopyright/m)
  const { components } = JSON.parse(readFileSync(join(place, 'dist/.sbom.cdx.json'), 'utf8')) as {
    components: { name: string; licenses: unknown[] }[]
  }
  const names = components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['react', 'axios', '@fontsource-variable/inter', 'jszip', 'pako', 'd3']))
  // Packages only for Node or for types are not shipped; `react-router-dom` re-exports `react-router`.
  for (const name of ['form-data', 'typescript', 'ajv', 'readable-stream', 'react-router-dom'])
    expect(names).not.toContain(name)
  expect(components.filter(({ licenses }) => licenses.length === 0)).toEqual([])
}, 120_000)

test.skipIf(nginx === undefined)(
  'the nginx of the container starts, writes only below /tmp and serves the portal',
  async () => {
    const port = await freePort()
    writeContainer(port, '/')
    const written = readFileSync(join(deploy, 'container.nginx.conf'), 'utf8').match(
      /(?<=(?:pid|_path|include) )\/[^;]+/g,
    )
    expect(written?.filter((path) => !path.startsWith('/tmp/'))).toEqual(['/etc/nginx/mime.types'])
    const { said, stop } = startNginx(folder, join(folder, 'nginx.conf'))
    try {
      await isUp(port, said)
      expect((await send(port, '/config.json')).status).toBe(200)
    } finally {
      await stop()
    }
  },
  20_000,
)

test.skipIf(nginx === undefined)(
  'the container serves the portal, its files and its backend only under a given path',
  async () => {
    const [port, outside] = [await freePort(), await freePort()]
    writeContainer(
      port,
      '/portal/',
      `server { listen 127.0.0.1:${outside}; location / { return 204; } include ${folder}/path.conf; }`,
    )
    const { said, stop } = startNginx(folder, join(folder, 'nginx.conf'))
    try {
      await isUp(outside, said)
      const page =
        '<link href="/portal/favicon.svg" /><a href="">1</a><script src="/portal/assets/app-1a2b.js"></script>'
      for (const path of ['/portal/', '/portal/index.html', '/portal/patzu/orders/3', '/portal/reset/ey.jh.bg']) {
        const { status, headers, body } = await send(outside, path)
        expect([path, status, body.toString()]).toEqual([path, 200, page])
        expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-security-policy': expect.any(String) })
      }
      expect((await send(outside, '/portal/assets/app-1a2b.js')).body.toString()).toBe('href="/"')
      expect((await send(outside, '/portal/config.json')).body.toString()).toBe('{}')
      expect((await send(outside, '/portal/gone.js')).status).toBe(404)
      // No backend runs at its address.
      expect((await send(outside, '/portal/backend/x/')).status).toBe(502)
      expect(await send(outside, '/portal')).toMatchObject({ status: 301, headers: { location: '/portal/' } })
      for (const path of ['/', '/patzu/orders', '/portals/', '/config.json'])
        expect([path, (await send(outside, path)).status]).toEqual([path, 204])
    } finally {
      await stop()
    }
  },
  20_000,
)

/** The nginx configuration of the container with the paths of this machine, and its other files. */
function writeContainer(port: number, path: string, beside = ''): void {
  const local = (name: string) =>
    readFileSync(join(deploy, name), 'utf8')
      .replaceAll('/tmp/', `${folder}/`)
      .replaceAll('/etc/nginx/portal', folder)
      .replaceAll('/srv/portal/dist', join(folder, 'dist'))
      .replaceAll('/var/log/nginx', folder)
      .replaceAll('listen 8080;', `listen 127.0.0.1:${port};`)
      .replaceAll('127.0.0.1:8080', `127.0.0.1:${port}`)
      .replaceAll('${PORTAL_BACKEND}', '127.0.0.1:1')
      .replaceAll('${PORTAL_PATH}', path)
  for (const name of ['http.conf', 'locations.conf', 'headers.conf', 'path.conf'])
    writeFileSync(join(folder, name), local(name))
  writeFileSync(join(folder, 'default.conf'), local('container.conf.template') + beside)
  writeFileSync(join(folder, 'nginx.conf'), local('container.nginx.conf'))
  for (const [name, text] of Object.entries({
    'config.json': '{}',
    'index.html': '<link href="/favicon.svg" /><a href="">1</a><script src="/assets/app-1a2b.js"></script>',
    'assets/app-1a2b.js': 'href="/"',
  })) {
    mkdirSync(join(folder, 'dist', name, '..'), { recursive: true })
    writeFileSync(join(folder, 'dist', name), text)
  }
  chmodSync(folder, 0o755)
}

/** Copies from the repository, not from another stage. */
function sources(lines: string[]): string[] {
  return lines.filter((line) => /^COPY (?!--from)/.test(line)).flatMap((line) => line.split(' ').slice(1, -1))
}
