import type { AxiosResponse } from 'axios'
import { portalPath } from '#lib/portalPath.ts'
import { z } from '#lib/schema.ts'
import { type ConfigKey, configShape, expected } from './configShape.ts'
import { fileAddress, staticFiles } from '#api/files/staticFiles.ts'

/**
 * The settings of a deployment in `config.json`; `apiBase` ends with a slash, `demoLogins` is empty outside of a demo.
 */
export type Config = z.infer<typeof configShape>

/** `config.json` is missing or broken; `reason` explains how, in plain English for the person who deploys. */
export class BadConfig extends Error {
  override name = 'BadConfig'
  readonly reason: string
  /** The server is unreachable or in maintenance; the file itself may be fine. */
  readonly isAway: boolean

  constructor(reason: string, isAway = false) {
    super(`config.json: ${reason}`)
    this.reason = reason
    this.isAway = isAway
  }
}

let loaded: Config | undefined
let finish: () => void
const finished = new Promise<void>((resolve) => (finish = resolve))

/** The configuration once it is loaded, for what may start before; waits forever where it cannot be used. */
export async function loadedConfig(): Promise<Config> {
  await finished
  return config()
}

/** The configuration; requires that `loadConfig` has finished. */
export function config(): Config {
  if (!loaded) throw new BadConfig('not loaded yet')
  return loaded
}

/** Reads `config.json` once at start-up. Unknown keys are ignored, missing ones have defaults. Throws `BadConfig`. */
export async function loadConfig(): Promise<Config> {
  return takeConfig(readConfig(await fetchConfig()))
}

/**
 * Uses the content of a `config.json` as the configuration from now on. A known key with a wrong value, and an unknown
 * one that resembles a known one, raise a `BadConfig` that names them all: nobody would notice a default in their
 * place.
 */
export function takeConfig(response: unknown): Config {
  const given = z.safeParse(z.record(z.string(), z.unknown()), response)
  if (!given.success) throw new BadConfig('the file should hold one object, { … }')
  // A key that is null is not set.
  const set = Object.fromEntries(Object.entries(given.data).filter(([, value]) => value !== null))
  const { data, error } = configShape.safeParse(set)
  const problems = [
    ...(error?.issues ?? []).map((issue) => problemAt(issue, set)),
    ...Object.keys(set).flatMap(misspelt),
  ]
  if (!data || problems.length > 0) throw new BadConfig([...new Set(problems)].join('; '))
  loaded = {
    ...data,
    logoUrl: served(data.logoUrl),
    helpTextsUrl: served(data.helpTextsUrl),
    anq: { ...data.anq, logoUrl: served(data.anq.logoUrl) },
    fsp: { ...data.fsp, logoUrl: served(data.fsp.logoUrl) },
    apiBase: data.apiBase.endsWith('/') ? data.apiBase : `${data.apiBase}/`,
    demoLogins: data.environment === 'demo' ? data.demoLogins : [],
  }
  finish()
  return loaded
}

/** Resolves a file without a leading slash or scheme against the address of the portal. */
function served(path: string): string {
  return path === '' || /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(path) ? path : portalPath + path
}

/** The key, its value and the expected value. */
function problemAt({ path, ...issue }: z.core.$ZodIssue, set: Record<string, unknown>): string {
  const found = path.reduce<unknown>((value, key) => Object(value)[key], set)
  const name = path.map((key, index) => (index === 0 ? String(key) : `.${String(key)}`)).join('')
  const what = 'keys' in issue ? `holds ${issue.keys.join(', ')}` : `is ${shown(found)}`
  return `${name} ${what}, but ${String(path[0])} should be ${expected[path[0] as ConfigKey]}`
}

const shown = (value: unknown): string => (value === undefined ? 'missing' : JSON.stringify(value).slice(0, 80))

/** An unknown key that is one typo away from a known one. */
function misspelt(key: string): string[] {
  const known = Object.keys(expected)
  if (known.includes(key)) return []
  const meant = known.find((one) => isOneSlipAway(key.toLowerCase(), one.toLowerCase()))
  return meant === undefined ? [] : [`${key.slice(0, 40)} is no key; did you mean ${meant}?`]
}

/** Whether two words differ by one typo: a letter replaced, added or removed, or two letters swapped. */
function isOneSlipAway(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [rest, wanted] = [one.slice(start), other.slice(start)]
  const turned = (rest[1] ?? '') + (rest[0] ?? '') + rest.slice(2)
  return [rest, rest.slice(1)].some((end) => end === wanted || end === wanted.slice(1)) || turned === wanted
}

async function fetchConfig(): Promise<AxiosResponse<string>> {
  const options = { fetchOptions: { cache: 'no-cache' }, responseType: 'text', validateStatus: null } as const
  const response = await staticFiles.get<string>(fileAddress('config.json'), options).catch(() => null)
  if (!response) throw new BadConfig('the server did not answer', true)
  if (response.status < 200 || response.status >= 300)
    throw new BadConfig(`the server answered ${response.status}`, response.status >= 500)
  return response
}

function readConfig({ data }: AxiosResponse<string>): unknown {
  try {
    return JSON.parse(data)
  } catch {
    throw new BadConfig('the file is not valid JSON')
  }
}
