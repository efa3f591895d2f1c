// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { asSession, getIds } from '../asSession.ts'
import { isObject } from '../db/json.ts'

const staff = asSession('filters', 'staff')
const getCount = async (path: string): Promise<number> => Number((await staff.call('GET', path)).fields['count'])

const hospital = 'category=1 state=1 anqid=100 permissions__user=5 adminCheck=1'
const measure = 'year=2025 typ=1 category=2'
const event = 'measure=1 measure__year=2025 typ=1'
const answer = 'is_responsible=true is_responsible__isnull=true'
const permission =
  'app_permissions__role=1 app_permissions__role__isnull=true app_permissions__content_type=20 app_permissions__object_id=1'

/** The contract's filters, each with a value. */
const contract: Record<string, string> = {
  'patzu/hospitals': `${hospital} has_open_orders=1 has_error_orders=1`,
  'moniq/hospitals': `category=10 state=1 anqid=100 permissions__user=5 adminCheck=1 is_dispensed=true attributes__year=2025`,
  'studek/hospitals': hospital,
  'rehaspez/hospitals': 'state=1 anqid=100 permissions__user=5 adminCheck=1',
  'irp/hospitals': hospital,
  'accounts/users': `is_staff=true is_demo=true ${permission}`,
  'patzu/orders':
    'status=99 year=2025 hospital_id=1 measure_id=1 units__state=99 units__state__lt=10 email__icontains=a',
  'patzu/orderunits': 'state=99 order=1 order__year=2025 order__hospital_id=1',
  'patzu/declarations': 'measure_id=1 measure_id__year=2025 hospital_id=1 typ=1',
  'patzu/measures': measure,
  'studek/measures': measure,
  'rehaspez/measures': 'year=2025 typ=1',
  'patzu/event': event,
  'studek/events': event,
  'rehaspez/events': event,
  'rehaspez/rehabdeclaration': 'year=2025 hospital=1',
  'patzu/responsibles': answer,
  'moniq/responsibles': answer,
  'patzu/addresses': 'hospital=1',
  'patzu/tokens': 'order_unit=1 token=x',
  'irp/reviews': 'review_year=1 hospital_id=1 reviewers__state=1',
  'irp/reviewers': 'team_leader=1 job_type=1 user=7',
  'irp/irpUserFiles': 'user=7',
  'irp/review_years': 'year=2025',
  'results/data': 'measure=2 measure__in=2,3 year=2025 object_id=1',
  'results/evaluations':
    'measures=1 content_type=20 object_id=1 creator__is_staff=true is_parent_evaluation=true parent_evaluation_id=1',
  'results/actions': 'evaluation=91 content_type=20 object_id=1 state=planned owner=5 due__lte=2026-08-01',
  'results/measures': 'content_type=20 creator__is_staff=false is_parent_measure=true parent_measure_id=10',
  'results/benchmarks': 'benchmark_measures=1 ids=1,2',
  'mailer/jobs': 'state=1 send_at__gte=2026-01-01 send_at__lte=2026-01-01',
  'mailer/mails': 'sent_at__gte=2026-01-01 sent_at__lte=2026-06-01 email_to__icontains=keller',
  'mailer/mailtemplates': 'is_default=true is_demo=true is_pw_forgot=true',
  'accounts/invitations': 'accepted=true status=expired',
  'accounts/feedbacks': 'done=true',
  'accounts/versions':
    'content_type=20 object_id=1 revision__user=2 revision__date_created__gte=2026-05-01 revision__date_created__lte=2026-01-01',
  'accounts/groups': 'name__icontains=x',
  'apps/apps': 'internal=true',
  'apps/groups': 'app=1',
  'filemanager/files': 'content_type=20 object_id=1',
}

describe.each(Object.entries(contract))('%s', (path, filters) => {
  test.each(filters.split(' '))('is filtered by %s', async (filter) => {
    const answered = await staff.call('GET', `${path}/?${filter}&size=1`)
    expect(answered.status).toBe(200)
    expect(Number(answered.fields['count'])).toBeLessThan(await getCount(`${path}/?size=1`))
  })
})

describe('an unknown filter is refused by its name', () => {
  test.each([
    ['results/data', 'measures', '2'],
    ['patzu/orders', 'state', '3'],
    ['patzu/orders', 'has_open_orders', '1'],
    ['patzu/orders', 'hospital__name', 'x'],
    ['patzu/declarations', 'year', '2025'],
    ['accounts/users', 'isAdmin', 'true'],
    ['accounts/users', 'permissions__user', '5'],
    ['results/benchmarks', 'measures', '1'],
    ['results/evaluations', 'user', '5'],
    ['irp/irpUserFiles', 'users', '7'],
    ['apps/groups', 'permissions__user', '5'],
    ['accounts/invitations', 'is_expired', 'true'],
    ['patzu/hospitals', 'admins', '1'],
    ['patzu/hospitals', 'name', 'x'],
  ])('%s?%s', async (path, name, value) => {
    const answered = await staff.call('GET', `${path}/?${name}=${value}`)
    expect(answered.status).toBe(400)
    expect(isObject(answered.body) && Object.keys(answered.body)).toEqual([name])
  })
})

describe('every list supports', () => {
  test('a flag that may be empty, which is neither true nor false then', async () => {
    const answers = ['=true', '=false', '__isnull=true'].map((answer) => `patzu/responsibles/?is_responsible${answer}`)
    await staff.call('PATCH', 'patzu/responsibles/1/', { is_responsible: null })
    const counts = await Promise.all(['patzu/responsibles/', ...answers].map(async (path) => await getCount(path)))
    expect(counts.slice(1).every((count) => count > 0)).toBe(true)
    expect(counts.slice(1).reduce((sum, count) => sum + count, 0)).toBe(counts[0])
  })

  test('ids, several values, a substring and a date range', async () => {
    expect(getIds(await staff.call('GET', 'patzu/hospitals/?id__in=2,1'))).toEqual([1, 2])
    expect(await getCount('patzu/hospitals/?category__in=1,2')).toBeLessThan(await getCount('patzu/hospitals/'))
    expect(await getCount('patzu/hospitals/?name__icontains=seeblick')).toBe(1)
    expect(await getCount('patzu/orders/?modified__gte=2026-10-01')).toBeLessThan(await getCount('patzu/orders/'))
  })

  test('combined permission filters apply to the same permission', async () => {
    const [admins, ofApp, both] = await Promise.all(
      [
        'app_permissions__role=1',
        'app_permissions__content_type=20',
        'app_permissions__role=1&app_permissions__content_type=20',
      ].map(async (query) => getIds(await staff.call('GET', `accounts/users/?${query}&size=1000`))),
    )
    expect(both?.every((id) => admins?.includes(id) && ofApp?.includes(id))).toBe(true)
    // Users of this programme who are admins of another one.
    expect(both?.length).toBeLessThan(admins?.filter((id) => ofApp?.includes(id)).length ?? 0)
  })
})

describe('an unknown column is silently not sorted', () => {
  test.each([
    ['patzu/hospitals', 'admins'],
    ['accounts/users', 'isAdmin'],
    ['patzu/measures', 'participant_count'],
    ['results/evaluations', 'measures_name'],
    ['results/measures', 'fullname'],
    ['results/measures', 'results_count'],
    ['mailer/jobs', 'recipients_count'],
    ['patzu/responsibles', 'hospital_name'],
    ['patzu/responsibles', 'user_email'],
    ['accounts/invitations', 'status'],
    ['accounts/invitations', 'inviter'],
    ['filemanager/files', 'extension'],
    ['mailer/jobs', 'progress'],
  ])('%s by %s', async (path, name) => {
    const requested = async (ordering: string) =>
      getIds(await staff.call('GET', `${path}/?ordering=${ordering}&size=50`))
    const [plain, up, down] = await Promise.all([requested(''), requested(name), requested(`-${name}`)])
    expect(up).toEqual(plain)
    expect(down).toEqual(plain)
  })

  test.each([
    ['patzu/orders', 'hospital_id__name'],
    ['patzu/addresses', 'hospital__name'],
    ['patzu/responsibles', 'user__email'],
    ['irp/reviews', 'review_year__year'],
    ['patzu/event', 'measure__name'],
    ['accounts/versions', 'revision__date_created'],
  ])('%s by %s of a relation is reversed', async (path, name) => {
    const requested = async (ordering: string) =>
      getIds(await staff.call('GET', `${path}/?ordering=${ordering}&size=50`))
    expect(await requested(name)).not.toEqual(await requested(`-${name}`))
  })
})
