import { expect, test } from 'vitest'
import { registry } from './registry.ts'
import { getViewer } from '#engine/testCollection.ts'
import { bulkFields, tableFields } from '#features/bulkEdit/bulkFields.ts'

const superuser = getViewer({ isStaff: true, isSuperuser: true })
const offered = (viewer: typeof superuser, find = bulkFields) =>
  Object.fromEntries(
    [...registry.values()].flatMap((collection) => {
      const names = find(collection, viewer).map(({ field }) => field)
      return names.length > 0 ? [[collection.path, names.join(' ')]] : []
    }),
  )

test('bulk edits offer only harmless fields', () => {
  expect(offered(superuser)).toMatchInlineSnapshot(`
    {
      "accounts/feedbacks": "done",
      "accounts/invitations": "language",
      "accounts/users": "salutation language theme",
      "irp/hospitals": "state dispensed_until street_nr postbox plz place",
      "irp/reviewers": "team_leader job_type",
      "irp/reviews": "date meeting_point",
      "irp/users": "salutation language theme",
      "mailer/mailjobs": "send_at",
      "mailer/mailtemplates": "from_email",
      "moniq/hospitals": "state is_dispensed dispensed_from dispensed_until",
      "moniq/users": "salutation language theme",
      "patzu/addresses": "title street_nr postbox plz",
      "patzu/event": "is_w2_task start_date end_date ls_valid_from ls_valid_until",
      "patzu/hospitals": "state dispensed_until frabos_vorjahr frabos_max",
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

test('tables change neither names, identifiers and relations nor what may grant permissions', () => {
  expect(offered(superuser, tableFields)).toMatchInlineSnapshot(`
    {
      "accounts/invitations": "language",
      "accounts/users": "first_name last_name salutation language theme",
      "apps/apps": "description path url",
      "apps/groups": "import_key",
      "irp/hospitals": "BUR_Stao state dispensed_until street_nr postbox plz place",
      "irp/irpUserFiles": "street_nr postbox plz place",
      "irp/reviewers": "team_leader job_type",
      "irp/reviews": "date meeting_point",
      "irp/users": "first_name last_name salutation language theme",
      "mailer/mailjobs": "send_at",
      "mailer/mailtemplates": "from_email",
      "moniq/hospitals": "BUR_Stao state dispensed_from dispensed_until",
      "moniq/users": "first_name last_name salutation language theme",
      "patzu/addresses": "title prename street_nr postbox plz",
      "patzu/declarations": "frabos_sent exits_count typ",
      "patzu/event": "start_date end_date ls_valid_from ls_valid_until",
      "patzu/hospitals": "BUR_Stao state dispensed_until frabos_vorjahr frabos_max",
      "patzu/measures": "typ start_date end_date ls_valid_from ls_valid_until",
      "patzu/orders": "email print_type cover_letter_state link_answers shipping_type",
      "patzu/orderunits": "count_de count_de_url count_fr count_fr_url count_it count_it_url count_en count_en_url",
      "patzu/users": "first_name last_name salutation language theme",
      "rehaspez/events": "start_date end_date ls_valid_from ls_valid_until",
      "rehaspez/hospitals": "BUR_Stao state dispensed_until",
      "rehaspez/measures": "typ category start_date end_date ls_valid_from",
      "rehaspez/users": "first_name last_name salutation language theme",
      "results/actions": "state barrier due target look_again note",
      "results/measures": "label surveyId",
      "studek/events": "start_date end_date ls_valid_from ls_valid_until",
      "studek/hospitals": "BUR_Stao state dispensed_until",
      "studek/measures": "typ start_date end_date ls_valid_from ls_valid_until",
      "studek/users": "first_name last_name salutation language theme",
    }
  `)
  expect(offered(getViewer(), tableFields)).toEqual({})
})

test('offers no bulk edit without permission to change', () => {
  expect(Object.keys(offered(getViewer()))).toEqual([])
})
