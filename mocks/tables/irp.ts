import type { World } from '../db/World.ts'
import type { Fields, Json, Row } from '../db/json.ts'
import { toNumbers, getObjects } from '../db/json.ts'
import { contentTypeId, hospitalType } from '../db/contentTypes.ts'
import type { Rule } from '../schema/table.ts'
import {
  boolean,
  choice,
  computed,
  date,
  integer,
  nested,
  relation,
  relations,
  required,
  stamps,
  text,
} from '../schema/fields.ts'
import { fileList, hospitalTable } from '../schema/hospital.ts'
import { keyed } from '../schema/keyed.ts'
import { hasAny } from '../schema/permissions.ts'
import { everyone, isStaff, staff, staffOnly } from '../schema/rules.ts'

const getUser = (reviewer: Row | undefined, world: World): Row | undefined =>
  world.find('accounts/users', Number(reviewer?.['user']))

/** Staff, reviewers and everybody with a permission on a hospital of the programme. */
export const irpPeople: Rule = (user, world) =>
  isStaff(user) ||
  hasAny(world, user, hospitalType('irp')) ||
  world.rows('irp/reviewers').some((row) => row['user'] === user.id)

function reviewerShown(id: Json | undefined, world: World): Json {
  const reviewer = world.find('irp/reviewers', Number(id))
  const user = getUser(reviewer, world)
  return {
    id: reviewer?.id ?? null,
    user: user?.id ?? null,
    user_email: user?.['email'] ?? null,
    user_first_name: user?.['first_name'] ?? null,
    user_last_name: user?.['last_name'] ?? null,
  }
}

const isReviewedBy: Rule = (user, world, row) =>
  getObjects(row?.['reviewers']).some(
    (entry) => world.find('irp/reviewers', Number(entry['reviewer']))?.['user'] === user.id,
  )

const place: Record<string, ReturnType<typeof text>> = {
  street_nr: text(),
  postbox: text(),
  plz: text({ max: 10 }),
  place: text(),
}

export default keyed(
  hospitalTable('irp', { measures: 'results/measures', categories: [1, 2, 3, 4, 5], fields: place }),
  {
    path: 'irp/irpUserFiles',
    model: 'irp.irpuserfiles',
    filters: ['user'],
    permissions: { read: irpPeople, create: staff, update: staff, delete: staff },
    own: (user, _world, row) => row?.['user'] === user.id || toNumbers(row?.['users']).includes(user.id),
    fields: {
      name: text(required),
      ...place,
      user: relation('accounts/users', required),
      users: relations('accounts/users'),
      files: computed((row, world) => fileList(world, contentTypeId('irp.irpuserfiles'), row.id)),
      ...stamps,
    },
  },
  {
    path: 'irp/irpGlobalFiles',
    model: 'irp.irpglobalfiles',
    search: ['name'],
    permissions: { read: irpPeople, create: staff, update: staff, delete: staff },
    fields: {
      name: text(required),
      files: computed((row, world) => fileList(world, contentTypeId('irp.irpglobalfiles'), row.id)),
      ...stamps,
    },
  },
  {
    path: 'irp/review_years',
    model: 'irp.reviewyear',
    filters: ['year'],
    search: ['year'],
    ordering: '-year',
    permissions: { read: irpPeople, create: staff, update: staff, delete: staff },
    fields: {
      year: integer({ required: true, unique: true }),
      hospitals: relations('irp/hospitals'),
      is_copy: boolean(),
      participant_count: computed((row) => toNumbers(row['hospitals']).length, 'integer'),
      ...stamps,
    },
    label: (row) => String(row['year']),
    protectedBecause: (row, world) => {
      const review = world.rows('irp/reviews').find((entry) => entry['review_year'] === row.id)
      return review ? `irp.review ${review.id}` : undefined
    },
  },
  {
    path: 'irp/reviewers',
    model: 'irp.reviewer',
    search: ['user_email', 'user_last_name'],
    filters: ['team_leader', 'job_type', 'user'],
    permissions: { ...staffOnly, read: everyone },
    own: (user, _world, row) => row?.['user'] === user.id,
    fields: {
      user: relation('accounts/users', { required: true, unique: true }),
      user_email: computed((row, world) => getUser(row, world)?.['email'] ?? null, 'email'),
      user_first_name: computed((row, world) => getUser(row, world)?.['first_name'] ?? null, 'text'),
      user_last_name: computed((row, world) => getUser(row, world)?.['last_name'] ?? null, 'text'),
      team_leader: choice([1, 2, 3]),
      job_type: choice([1, 2, 3]),
      ...stamps,
    },
    label: (row) => `Reviewer ${row.id}`,
  },
  {
    path: 'irp/reviews',
    model: 'irp.review',
    search: ['name', 'hospital_id__name'],
    filters: ['review_year', 'hospital_id', 'reviewers__state'],
    ordering: '-id',
    permissions: { read: irpPeople, create: staff, update: staff, delete: staff },
    own: isReviewedBy,
    fields: {
      name: text(required),
      review_year: relation('irp/review_years', required),
      hospital_id: relation('irp/hospitals', required),
      hospital: computed((row, world) => {
        const hospital = world.find('irp/hospitals', Number(row['hospital_id']))
        return hospital ? { id: hospital.id, name: hospital['name'] ?? '' } : null
      }),
      date: date(),
      meeting_point: text(),
      reviewers: nested(
        { state: choice([1, 2, 3, 4, 5], required), reviewer: relation('irp/reviewers', { required: true, of: {} }) },
        {
          show: (stored, world) =>
            getObjects(stored).map((entry): Fields => ({
              ...entry,
              reviewer: reviewerShown(entry['reviewer'], world),
            })),
        },
      ),
      files: computed((row, world) => fileList(world, contentTypeId('irp.review'), row.id)),
      ...stamps,
    },
  },
)
