// Installs what a new machine lacks: the packages of the lockfile, and for tests a browser.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const windows = process.platform === 'win32'

/** Installs the packages when they are missing or older than the lockfile. */
export function ensurePackages() {
  const stamp = 'node_modules/.package-lock.json'
  if (existsSync(stamp) && statSync(stamp).mtimeMs >= statSync('package-lock.json').mtimeMs) return
  console.log('Installing packages …')
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'])
  const now = new Date()
  if (existsSync(stamp)) utimesSync(stamp, now, now)
}

/** The path of a Chromium for tests; installs one when there is none. */
export function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  console.log('Installing a browser for the tests …')
  if (spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: windows }).status === 0)
    return findBrowser()
  apt('update')
  // Older releases of Debian only have the complete Chromium.
  for (const browser of ['chromium-headless-shell', 'chromium'])
    if (apt('install', '-y', '--no-install-recommends', browser, 'fonts-liberation')) break
  return findBrowser()
}

function apt(...args) {
  const [command, ...rest] = [...(process.getuid?.() === 0 ? [] : ['sudo']), 'apt-get', ...args]
  return spawnSync(command, rest, { stdio: 'inherit' }).status === 0
}

export function run(command, args, options = {}) {
  execFileSync(command, args, { stdio: 'inherit', shell: windows, ...options })
}

/** The path of a Firefox, if there is one; it is never installed. */
export function findFirefox() {
  return [process.env.FIREFOX_PATH, ...['firefox-esr', 'firefox'].map(onPath)].find((path) => path && existsSync(path))
}

/** Whether WebKitGTK can be driven here: by its driver, on a screen without a monitor. */
export function findWebKit() {
  return ['WebKitWebDriver', 'Xvfb'].map(onPath).every(Boolean)
}

function findBrowser() {
  const candidates = [
    process.env.CHROMIUM_PATH,
    // The headless shell is the fastest by far.
    ...['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(onPath),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ...playwrightsOwn(),
  ]
  return candidates.find((path) => path && existsSync(path))
}

function onPath(name) {
  return (process.env.PATH ?? '')
    .split(windows ? ';' : ':')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
}

function playwrightsOwn() {
  const folders = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
    join(homedir(), 'AppData/Local/ms-playwright'),
  ]
  const inside = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win/chrome.exe',
    'chrome-win64/chrome.exe',
  ]
  return folders
    .filter((folder) => folder && existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.startsWith('chromium-'))
        .flatMap((name) => inside.map((path) => join(folder, name, path))),
    )
}
