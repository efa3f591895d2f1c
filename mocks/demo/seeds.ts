import accounts from '../seed/accounts.ts'
import type { Seeds } from '../seed/Seed.ts'

const files = import.meta.glob<{ default?: Seeds }>(['./*.ts', '!./*.test.ts'], { eager: true })

/** The invented world of the demo: believable, with stories in its figures. What is the same in every world is that of the tests. */
export const demoSeeds: Seeds = Object.assign(
  {
    'accounts/content_types': accounts['accounts/content_types'],
    'accounts/permissions': accounts['accounts/permissions'],
  },
  ...Object.values(files).map((file) => file.default),
)
