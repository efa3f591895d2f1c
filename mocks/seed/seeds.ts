import type { Seed } from './Seed.ts'
import {
  accountGroupsSeed,
  contentTypesSeed,
  demoUsersSeed,
  feedbacksSeed,
  permissionsSeed,
  userTitlesSeed,
} from './accounts.ts'
import { appsSeed, groupsSeed } from './apps.ts'
import { evaluationsSeed, userChartsSeed } from './evaluations.ts'
import { filesSeed } from './files.ts'
import { grantsSeed } from './grants.ts'
import { hospitalSeed } from './hospitals.ts'
import { reviewersSeed, reviewsSeed, reviewYearsSeed, userFilesSeed } from './irp.ts'
import { invitationsSeed, jobsSeed, mailsSeed, templatesSeed } from './mail.ts'
import { eventSeed, measureSeed } from './measures.ts'
import { addressesSeed, declarationsSeed, ordersSeed, orderUnitsSeed, tokensSeed } from './orders.ts'
import { usersSeed } from './people.ts'
import { rehabDeclarationsSeed, responsibleSeed } from './programmes.ts'
import { benchmarksSeed, importsSeed, resultMeasuresSeed } from './results.ts'
import { versionsSeed } from './versions.ts'

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
  'patzu/measures': measureSeed('patzu', [1, 2, 3, 4, 5], 90),
  'studek/measures': measureSeed('studek', [1, 2, 3, 4, 5], 40),
  'rehaspez/measures': measureSeed('rehaspez', [2], 35),
  'patzu/event': eventSeed('patzu'),
  'studek/events': eventSeed('studek'),
  'rehaspez/events': eventSeed('rehaspez'),
  'patzu/responsibles': responsibleSeed('patzu'),
  'moniq/responsibles': responsibleSeed('moniq'),
  'patzu/addresses': addressesSeed,
  'patzu/orders': ordersSeed,
  'patzu/orderunits': orderUnitsSeed,
  'patzu/declarations': declarationsSeed,
  'patzu/tokens': tokensSeed,
  'rehaspez/rehabdeclaration': rehabDeclarationsSeed,
  'irp/review_years': reviewYearsSeed,
  'irp/reviewers': reviewersSeed,
  'irp/reviews': reviewsSeed,
  'irp/irpUserFiles': userFilesSeed,
  'mailer/mailtemplates': templatesSeed,
  'mailer/jobs': jobsSeed,
  'mailer/mails': mailsSeed,
  'accounts/invitations': invitationsSeed,
  'filemanager/files': filesSeed,
  'accounts/versions': versionsSeed,
  'results/measures': resultMeasuresSeed,
  'results/evaluations': evaluationsSeed,
  'results/benchmarks': benchmarksSeed,
  'results/user_charts': userChartsSeed,
  'results/importer': importsSeed,
}
