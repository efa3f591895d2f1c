import accounts from '../seed/accounts.ts'
import type { Seeds } from '../seed/base/Seed.ts'

const files = import.meta.glob<{ default?: Seeds }>(['./*.ts', '!./*.test.ts'], { eager: true })

/** The data of the demo: plausible, with stories in the figures. Other tables are those of the tests. */
export const demoSeeds: Seeds = Object.assign(
  {
    'accounts/content_types': accounts['accounts/content_types'],
    'accounts/permissions': accounts['accounts/permissions'],
  },
  ...Object.values(files).map((file) => file.default),
)
