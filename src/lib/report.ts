import { buildTime, commit } from './buildInfo.ts'
import { version } from './constants.ts'

/**
 * The data support needs about an error of the portal itself: where in which build it happened. It holds nothing about
 * the user's data: no message, name, token, value or response (D-87).
 */
export type ErrorReport = {
  id: string
  time: string
  /** Where it was caught: the boundary of a field, panel or screen, the window, the worker of an evaluation … */
  place: string
  build: string
  commit: string
  /** The time of the build. */
  built: string
  /** The page, without its query and without anything that is not a page of the portal. */
  route: string
  /** The classes of the error and of its causes, and the browser's own messages where they hold no data. */
  error: string
  /** File, line and column, the innermost call first. */
  stack: string[]
  /** The same for the component stack. */
  components: string[]
  browser: string
}

/** An error that was reported where it happened, in a worker. */
export class Reported extends Error {
  override name = 'Reported'
  readonly errorId: string
  constructor(errorId: string) {
    super('reported elsewhere')
    this.errorId = errorId
  }
}

const maxKept = 50
const maxFrames = 30
/** Maximum length of a line that is parsed. */
const maxFrameLength = 1000

const reports = new Map<string, ErrorReport>()
const errorIds = new WeakMap<object, string>()
const listeners = new Set<(report: ErrorReport) => void>()
let route = () => ''

/** Reports an error of the portal, once per error however often it is called. Returns the report to show and copy. */
export function report(error: unknown, place: string, componentStack = ''): ErrorReport {
  const earlier = findReport(error)
  if (earlier) return earlier
  const made: ErrorReport = {
    id: newErrorId(),
    time: new Date().toISOString(),
    place,
    build: `${version} ${getFile(import.meta.url)}`,
    commit,
    built: buildTime,
    route: route(),
    ...about(error),
    components: getFrames(componentStack),
    browser: navigator.userAgent,
  }
  if (typeof error === 'object' && error !== null) errorIds.set(error, made.id)
  return publish(made)
}

/** Adds the page to a report that was made in a worker, which does not know it. */
export function ingestWorkerReport(made: ErrorReport): ErrorReport {
  return reports.get(made.id) ?? publish({ ...made, route: route() })
}

/** The report of an error, if it was reported. */
export function findReport(error: unknown): ErrorReport | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  return reportById(error instanceof Reported ? error.errorId : (errorIds.get(error) ?? ''))
}

/** The report with the number that was shown. */
export function reportById(id: string): ErrorReport | undefined {
  return reports.get(id)
}

/** Calls `listener` with every report, including earlier ones, until the returned function is called. */
export function onReport(listener: (report: ErrorReport) => void): () => void {
  listeners.add(listener)
  for (const made of reports.values()) listener(made)
  return () => void listeners.delete(listener)
}

/** Sets the function that names the page in reports; it must not return anything secret. */
export function setReportRoute(getRoute: () => string): void {
  route = getRoute
}

/** A report as lines of text, to be copied into a mail. */
export function reportText({ stack, components, ...report }: ErrorReport): string {
  const lines = Object.entries(report).map(([key, value]) => `${key}: ${value}`)
  const list = (title: string, frames: string[]) => [`${title}:`, ...frames.map((frame) => `  ${frame}`)]
  return [...lines, ...list('stack', stack), ...list('components', components)].join('\n')
}

function publish(made: ErrorReport): ErrorReport {
  reports.set(made.id, made)
  const [oldest] = reports.keys()
  if (reports.size > maxKept && oldest !== undefined) reports.delete(oldest)
  for (const listener of listeners) listener(made)
  return made
}

/** Eight hexadecimal digits that identify an error. */
function newErrorId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function about(error: unknown): Pick<ErrorReport, 'error' | 'stack'> {
  if (!(error instanceof Error)) return { error: `no error but ${error === null ? 'null' : typeof error}`, stack: [] }
  const chain = [error, ...getCauses(error)]
  const root = chain.findLast(({ stack }) => stack !== undefined) ?? error
  return {
    error: chain.map((one) => [getName(one), getKnownMessage(one)].filter(Boolean).join(': ')).join(', caused by '),
    // V8 puts the message above the calls, and a message may look like one of them.
    stack: getFrames(after(root.stack ?? '', root.message)),
  }
}

function getCauses({ cause }: Error, depth = 3): Error[] {
  return cause instanceof Error && depth > 0 ? [cause, ...getCauses(cause, depth - 1)] : []
}

function getName({ name }: Error): string {
  return /^[A-Z][A-Za-z]{2,40}$/.test(name) ? name : 'Error'
}

/** The parts of messages that engines, browsers and React write themselves; the rest may be data. */
const knownWords = [
  /Cannot (?:read|set) properties of (?:undefined|null)/,
  /Cannot access .{1,200}? before initialization/,
  /Maximum call stack size exceeded/,
  /Minified React error #\d+/,
  /Failed to fetch dynamically imported module/,
  /Invalid array length/,
  /Invalid time value/,
  /is not a (?:function|constructor)/,
  /is not iterable/,
  /is not defined/,
  /is (?:undefined|null)$/,
  /too much recursion/,
]

function getKnownMessage({ message }: Error): string {
  const [words = ''] = knownWords.flatMap((known) => known.exec(message)?.[0] ?? [])
  return words.replace(/access .{1,200} before/, 'access … before')
}

function after(text: string, part: string): string {
  const at = part === '' ? -1 : text.indexOf(part)
  return at === -1 ? text : text.slice(at + part.length)
}

/** `at name (https://host/assets/start.js?x:1:2)` and `name@https://host/assets/start.js:1:2` as `start.js:1:2`. */
function getFrames(stack: string): string[] {
  return stack
    .split('\n')
    .flatMap((line) => getFrame(line.slice(0, maxFrameLength)) ?? [])
    .slice(0, maxFrames)
}

function getFrame(line: string): string | undefined {
  if (!/^ *at |@/.test(line)) return undefined
  const [, file, place] = /([\w.-]{1,200}\.(?:m?js|tsx?))(?:\?[^\s:)]{0,500})?(:\d{1,9}:\d{1,9})\)?$/.exec(line) ?? []
  return file && place && `${file}${place}`
}

function getFile(url: string): string {
  const [path = ''] = url.split('?')
  return /^[\w.-]+$/.exec(path.slice(path.search(/[\w.-]{1,200}$/)))?.[0] ?? ''
}
