import type { Fields } from '../db/json.ts'
import { logins } from './logins.ts'

/** The `config.json` of the demo: a provider, a limit for small groups, what patients wrote, and the people who can sign in. */
export const demoConfig = {
  providerName: 'Messstelle Spitalqualität',
  contactEmail: 'portal@qualitaet.example',
  surveyApps: [28],
  smallGroups: { hideBelow: 5 },
  comments: true,
  demoLogins: logins.map(({ email, password, name, role, isMain }) => ({ email, password, name, role, isMain })),
} satisfies Fields
