import type { Seed } from './Seed.ts'
import { accountGroupsSeed, contentTypesSeed, demoUsersSeed, feedbacksSeed, permissionsSeed, userTitlesSeed } from './accounts.ts'
import { appsSeed, groupsSeed } from './apps.ts'
import { grantsSeed } from './grants.ts'
import { hospitalSeed } from './hospitals.ts'
import { usersSeed } from './people.ts'

/** How each table is filled, by its path. */
export const seeds: Record<string, Seed> = {
  'accounts/content_types': contentTypesSeed,
  'accounts/permissions': permissionsSeed,
  'accounts/groups': accountGroupsSeed,
  'accounts/usertitles': userTitlesSeed,
  'accounts/users': usersSeed,
  'accounts/app_permissions': grantsSeed,
  'accounts/feedbacks': feedbacksSeed,
  'accounts/demo_users': demoUsersSeed,
  'apps/apps': appsSeed,
  'apps/groups': groupsSeed,
  'patzu/hospitals': hospitalSeed('patzu'),
  'moniq/hospitals': hospitalSeed('moniq'),
  'studek/hospitals': hospitalSeed('studek'),
  'rehaspez/hospitals': hospitalSeed('rehaspez'),
  'irp/hospitals': hospitalSeed('irp'),
}
