import { expect, test } from 'vitest'
import { registry } from './registry.ts'
import { getViewer } from '#engine/testCollection.ts'
import { bulkFields } from '#features/bulkEdit/bulkFields.ts'

const superuser = getViewer({ isStaff: true, isSuperuser: true })
const offered = (viewer: typeof superuser) =>
  Object.fromEntries(
    [...registry.values()].flatMap((collection) => {
      const names = bulkFields(collection, viewer).map(({ field }) => field)
      return names.length > 0 ? [[collection.path, names.join(' ')]] : []
    }),
  )

test('bulk edits offer only harmless fields', () => {
  expect(offered(superuser)).toMatchInlineSnapshot(`
    {
      "accounts/feedbacks": "done",
      "accounts/invitations": "language",
      "accounts/users": "salutation language theme",
      "irp/hospitals": "state dispensed_until",
      "irp/reviewers": "team_leader job_type",
      "irp/reviews": "date meeting_point",
      "irp/users": "salutation language theme",
      "mailer/mailjobs": "send_at",
      "mailer/mailtemplates": "from_email",
      "moniq/hospitals": "state is_dispensed dispensed_from dispensed_until",
      "moniq/users": "salutation language theme",
      "patzu/addresses": "title street_nr postbox plz",
      "patzu/event": "is_w2_task start_date end_date ls_valid_from ls_valid_until",
      "patzu/hospitals": "state dispensed_until",
      "patzu/measures": "typ start_date end_date ls_valid_from ls_valid_until",
      "patzu/orders": "email print_type cover_letter_state link_answers shipping_type",
      "patzu/users": "salutation language theme",
      "rehaspez/events": "is_w2_task start_date end_date ls_valid_from ls_valid_until",
      "rehaspez/hospitals": "state dispensed_until",
      "rehaspez/measures": "typ category start_date end_date ls_valid_from",
      "rehaspez/users": "salutation language theme",
      "results/actions": "state due look_again",
      "studek/events": "is_w2_task start_date end_date ls_valid_from ls_valid_until",
      "studek/hospitals": "state dispensed_until",
      "studek/measures": "typ start_date end_date ls_valid_from ls_valid_until",
      "studek/users": "salutation language theme",
    }
  `)
  expect(offered(getViewer({ isStaff: true }))).toEqual(offered(superuser))
})

test('offers no bulk edit without permission to change', () => {
  expect(Object.keys(offered(getViewer()))).toEqual([])
})
