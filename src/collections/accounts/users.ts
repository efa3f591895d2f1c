import { both, either, hospitalUser, notDemo, staff } from '#engine/rules.ts'
import { contentTypeId, type Viewer } from '#api/session/viewer.ts'
import { defineCollection } from '#engine/collection.ts'
import { extend } from '#engine/extend.ts'
import { choice } from '#engine/fieldTypes.ts'
import { isAdminSomewhere } from '#features/people/ownObjects.ts'
import { institutions } from '#lib/areas.ts'
import { withWords } from '#ui/i18n/withWords.ts'
import { ownProfile, programmeUser } from '#presets/programmeUser.ts'

/** The areas on whose institutions people get permissions, with the id of their content type here. */
const institutionAreas = (viewer: Viewer) =>
  institutions.flatMap(({ area, type }) => {
    const id = contentTypeId(viewer, type)
    return id === undefined ? [] : [{ area, id }]
  })
const perArea = (viewer: Viewer) =>
  institutionAreas(viewer).map(({ area, id }) => ({ area, query: { app_permissions__content_type: id } }))

export default defineCollection({
  ...extend(programmeUser, {
    filters: [
      'is_staff',
      {
        field: 'app_permissions__content_type',
        as: choice([]),
        optionsFor: (viewer, { getName }) =>
          institutionAreas(viewer).map(({ area, id }) => ({ value: String(id), label: getName(area) })),
      },
    ],
    tools: {
      list: [
        {
          name: 'invite',
          isFrequent: true,
          // Staff add people here, and invite them to a hospital on its page.
          show: (viewer) => !viewer.isStaff && isAdminSomewhere(viewer),
          load: withWords(() => import('#features/people/InviteButton.tsx'), 'hospitals'),
        },
      ],
    },
  }),
  columns: [...programmeUser.columns, { field: 'is_staff', isExtra: true }],
  imports: { show: staff, load: () => import('#presets/people/ImportPeople.tsx') },
  menu: {
    order: 1,
    inProgrammes: (app_permissions__content_type) => ({ app_permissions__content_type }),
    children: (viewer) =>
      viewer.isStaff
        ? [{ word: 'menu.all', query: {} }, { word: 'menu.staff', query: { is_staff: true } }, ...perArea(viewer)]
        : [],
  },
  palette: { order: 3, show: staff },
  permissions: {
    ...programmeUser.permissions,
    read: either(staff, ownProfile),
    list: either(staff, both(hospitalUser, notDemo)),
    update: either(staff, ownProfile),
  },
})
