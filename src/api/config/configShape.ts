import { programmes } from '#lib/areas.ts'
import { demoEvaluation, surveyApps } from '#lib/constants.ts'
import { languages } from '#lib/languages.ts'
import { z } from '#lib/schema.ts'

/** A path of this origin, or a whole address; browsers read a backslash as a slash and drop tabs and line breaks. */
const address = /^(?:\/(?!\/)|https?:\/\/[^/])[^\\\p{Cc}\s?#]*$/iu
const text = z.string()
const texts = z.array(z.string())
const ids = z.array(z.int())
const provider = (name: string) =>
  z._default(z.object({ name: z._default(text, name), logoUrl: z._default(text, ''), footer: z._default(text, '') }), {
    name,
    logoUrl: '',
    footer: '',
  })
const demoLogin = z.object({
  email: text,
  password: text,
  name: text,
  role: z.union([text, z.partialRecord(z.enum(languages), text)]),
  isMain: z._default(z.boolean(), true),
})

/** The keys of `config.json` with their defaults. */
export const configShape = z.object({
  apiBase: z._default(text.check(z.regex(address)), '/backend/'),
  environment: z._default(z.enum(['production', 'beta', 'demo']), 'production'),
  providerName: z._default(text, ''),
  portalName: z.optional(z.partialRecord(z.enum(languages), text)),
  logoUrl: z._default(text.check(z.minLength(1)), 'logo.svg'),
  accentColor: z._default(text, ''),
  trustedRedirectOrigins: z._default(texts, []),
  contactEmail: z._default(text, ''),
  ssoUrl: z._default(text, ''),
  // Where errors of the portal are sent; nowhere by default.
  reportUrl: z._default(z.union([z.literal(''), text.check(z.regex(address))]), ''),
  appListUrl: z._default(text, '/'),
  helpTextsUrl: z._default(text, 'help/'),
  superuserOnly: z._default(texts, []),
  hiddenInBeta: z._default(texts, ['mailer', 'results/importer']),
  fixedSecondFactorDomains: z._default(texts, []),
  sameEmailTypes: z._default(
    texts,
    programmes.map((programme) => `${programme}.hospital`),
  ),
  demoEvaluation: z._default(z.int(), demoEvaluation),
  surveyApps: z._default(ids, [...surveyApps]),
  anqOnly: z._default(ids, [113, 122, 61, 62, 63, 82]),
  fspOnly: z._default(ids, [65, 66, 79, 101]),
  moniqOnly: z._default(ids, [14]),
  newPalette: z._default(ids, [71]),
  specificParents: z._default(ids, [65, 66, 79, 101]),
  smallGroups: z._default(z.strictObject({ hideBelow: z._default(z.int().check(z.gte(0)), 0) }), { hideBelow: 0 }),
  // What patients wrote may be read in evaluations (D-98).
  comments: z._default(z.boolean(), false),
  // Links of mails that act when opened need a confirmation, as some mail systems open links themselves (D-93).
  linksAskFirst: z._default(z.boolean(), false),
  anq: provider('ANQ'),
  fsp: provider('FSP'),
  demoLogins: z._default(z.array(demoLogin), []),
})
export type ConfigKey = keyof z.infer<typeof configShape>

const aText = 'a text'
const aPath = 'a path of this server that begins with "/", or an address that begins with "https://"'
const someTexts = 'a list of texts'
const someIds = 'a list of whole numbers'
const aProvider = 'an object with name, logoUrl and footer, each a text'

/** The expected value of each key, for the person who deploys. */
export const expected: Record<ConfigKey, string> = {
  apiBase: aPath,
  environment: '"production", "beta" or "demo"',
  providerName: aText,
  portalName: 'an object with a text for each of de, fr, it',
  logoUrl: 'a text that is not empty',
  accentColor: aText,
  trustedRedirectOrigins: someTexts,
  contactEmail: aText,
  ssoUrl: aText,
  reportUrl: aPath,
  appListUrl: aText,
  helpTextsUrl: aText,
  superuserOnly: someTexts,
  hiddenInBeta: someTexts,
  fixedSecondFactorDomains: someTexts,
  sameEmailTypes: someTexts,
  demoEvaluation: 'a whole number',
  surveyApps: someIds,
  anqOnly: someIds,
  fspOnly: someIds,
  moniqOnly: someIds,
  newPalette: someIds,
  specificParents: someIds,
  smallGroups: 'an object with hideBelow alone, a whole number from 0, without quotes',
  comments: 'true or false, without quotes',
  linksAskFirst: 'true or false, without quotes',
  anq: aProvider,
  fsp: aProvider,
  demoLogins:
    'a list of objects with email, password and name, each a text, role, a text or one for each of de, fr, it, and isMain, true or false',
}
