import type { AxiosResponse } from 'axios'
import { programmes } from '#lib/areas.ts'
import { demoEvaluation, surveyApps } from '#lib/constants.ts'
import { languages } from '#lib/languages.ts'
import { orElse, z } from '#lib/schema.ts'
import { fileAddress, staticFiles } from './staticFiles.ts'

const texts = z.array(z.string())
const ids = (standard: readonly number[]) => orElse(z.array(z.int()), [...standard])
const provider = (name: string) =>
  orElse(
    z.object({ name: orElse(z.string(), name), logoUrl: orElse(z.string(), ''), footer: orElse(z.string(), '') }),
    { name, logoUrl: '', footer: '' },
  )
/** A path of this origin, or a whole address. */
const address = /^(?:\/(?!\/)|https?:\/\/[^/])/i
const demoLogin = z.object({ email: z.string(), password: z.string(), role: z.string(), name: z.string() })

// Every key has a default except a broken `apiBase`: calling the wrong server is worse than a clear message.
const shape = z.object({
  apiBase: z.optional(z.string().check(z.regex(address))),
  environment: orElse(z.enum(['production', 'beta', 'demo']), 'production'),
  providerName: orElse(z.string(), ''),
  portalName: orElse(z.optional(z.partialRecord(z.enum(languages), z.string())), undefined),
  logoUrl: orElse(z.string().check(z.minLength(1)), '/logo.svg'),
  accentColor: orElse(z.string(), ''),
  trustedRedirectOrigins: orElse(texts, []),
  contactEmail: orElse(z.string(), ''),
  ssoUrl: orElse(z.string(), ''),
  // Where errors of the portal are reported to; none unless a deployment asks for it.
  reportUrl: orElse(z.string().check(z.regex(address)), ''),
  appListUrl: orElse(z.string(), '/'),
  helpTextsUrl: orElse(z.string(), '/help/'),
  superuserOnly: orElse(texts, []),
  hiddenInBeta: orElse(texts, ['mailer', 'results/importer']),
  fixedSecondFactorDomains: orElse(texts, []),
  sameEmailTypes: orElse(
    texts,
    programmes.map((programme) => `${programme}.hospital`),
  ),
  demoEvaluation: orElse(z.int(), demoEvaluation),
  surveyApps: ids(surveyApps),
  anqOnly: ids([113, 122, 61, 62, 63, 82]),
  fspOnly: ids([65, 66, 79, 101]),
  moniqOnly: ids([14]),
  newPalette: ids([71]),
  specificParents: ids([65, 66, 79, 101]),
  smallGroups: orElse(z.object({ hideBelow: orElse(z.int().check(z.gte(0)), 0) }), { hideBelow: 0 }),
  anq: provider('ANQ'),
  fsp: provider('FSP'),
  demoLogins: orElse(z.array(demoLogin), []),
})

/** What a deployment sets in `config.json`; `apiBase` ends with a slash, `demoLogins` is empty outside of a demo. */
export type Config = z.infer<typeof shape> & { apiBase: string }

/** `config.json` is missing or broken; `reason` says how, in plain English for whoever deploys. */
export class BadConfig extends Error {
  override name = 'BadConfig'
  readonly reason: string
  /** The server is away or in maintenance; the file itself may be fine. */
  readonly isAway: boolean

  constructor(reason: string, isAway = false) {
    super(`config.json: ${reason}`)
    this.reason = reason
    this.isAway = isAway
  }
}

let loaded: Config | undefined

/** The configuration; `loadConfig` has to be through. */
export function config(): Config {
  if (!loaded) throw new BadConfig('not loaded yet')
  return loaded
}

/** Reads `/config.json` once at start-up. Unknown keys are ignored, missing ones have defaults. Throws `BadConfig`. */
export async function loadConfig(): Promise<Config> {
  return takeConfig(readConfig(await fetchConfig()))
}

/** Takes what stands in a `config.json` as the configuration from now on. Throws `BadConfig`. */
export function takeConfig(answer: unknown): Config {
  const { data, error } = shape.safeParse(answer)
  if (!data)
    throw new BadConfig(
      error.issues.map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`).join('; '),
    )
  const apiBase = data.apiBase ?? '/backend/'
  loaded = {
    ...data,
    apiBase: apiBase.endsWith('/') ? apiBase : `${apiBase}/`,
    demoLogins: data.environment === 'demo' ? data.demoLogins : [],
  }
  return loaded
}

async function fetchConfig(): Promise<AxiosResponse<string>> {
  const options = { fetchOptions: { cache: 'no-cache' }, responseType: 'text', validateStatus: null } as const
  const answer = await staticFiles.get<string>(fileAddress('/config.json'), options).catch(() => null)
  if (!answer) throw new BadConfig('the server did not answer', true)
  if (answer.status < 200 || answer.status >= 300)
    throw new BadConfig(`the server answered ${answer.status}`, answer.status >= 500)
  return answer
}

function readConfig({ data }: AxiosResponse<string>): unknown {
  try {
    return JSON.parse(data)
  } catch {
    throw new BadConfig('the file is not valid JSON')
  }
}
