/** The extra content of a programme's dashboard besides its hospitals. */
export type Dashboard = {
  /** Staff find it in the menu. */
  isInMenu?: boolean
  hasOrders?: boolean
  declarations?: DeclarationList
}

/** The declarations of a programme, and their keys of the hospital and the year. */
export type DeclarationList = { list: string; hospitalKey: string; yearKey: string }

type Area = {
  /** The name of its institutions in the API; people with permissions on one are hospital users. */
  institution?: 'hospital' | 'group'
  dashboard?: Dashboard
  /** Its collections are below other areas. */
  hasNoEntry?: boolean
}

/**
 * The areas of the portal in the order of the menu. An area is a folder of collections, its namespace, and a line here.
 */
export const areas = {
  accounts: {},
  patzu: {
    institution: 'hospital',
    dashboard: {
      isInMenu: true,
      hasOrders: true,
      declarations: { list: 'patzu/declarations', hospitalKey: 'hospital_id', yearKey: 'measure_id__year' },
    },
  },
  moniq: { institution: 'hospital', dashboard: { isInMenu: true } },
  irp: { institution: 'hospital' },
  studek: { institution: 'hospital', dashboard: {} },
  rehaspez: {
    institution: 'hospital',
    dashboard: { declarations: { list: 'rehaspez/rehabdeclaration', hospitalKey: 'hospital', yearKey: 'year' } },
  },
  results: {},
  mailer: {},
  filemanager: {},
  apps: { institution: 'group', hasNoEntry: true },
} as const satisfies Record<string, Area>

export type AreaName = keyof typeof areas

/** The content types of institutions, such as `patzu.hospital`. */
export type InstitutionType = {
  [Name in AreaName]: (typeof areas)[Name] extends { institution: infer Model extends string }
    ? `${Name}.${Model}`
    : never
}[AreaName]

/** The paths of the lists of institutions, such as `patzu/hospitals`. */
export type InstitutionList = ListOf<InstitutionType>
type ListOf<Type> = Type extends `${infer Name}.${infer Model}` ? `${Name}/${Model}s` : never

type AreaOf<Type> = Type extends `${infer Name}.hospital` ? Name : never

/** The areas with hospitals. */
export type Programme = AreaOf<InstitutionType>
/** The programmes that list measures of their own. */
export type MeasureProgramme = Extract<Programme, 'patzu' | 'studek' | 'rehaspez'>
/** The path of the list of a programme's hospitals. */
export type HospitalList = `${Programme}/hospitals`

/** Every area with its description. */
export const areaList: readonly (Area & { name: AreaName })[] = Object.entries<Area>(areas).map(([name, area]) => ({
  ...area,
  name: name as AreaName,
}))

/** The institutions that people get permissions on: their area, their content type and the path of their list. */
export const institutions: readonly { area: AreaName; type: InstitutionType; list: InstitutionList }[] =
  areaList.flatMap(({ name, institution }) =>
    institution === undefined
      ? []
      : [
          {
            area: name,
            type: `${name}.${institution}` as InstitutionType,
            list: `${name}/${institution}s` as InstitutionList,
          },
        ],
  )

export const programmes: readonly Programme[] = institutions.flatMap(({ area, type }) =>
  type.endsWith('.hospital') ? [area as Programme] : [],
)

/** The dashboard at `/{name}`; undefined where there is none. */
export function getDashboard(name: string | undefined): (Dashboard & { programme: Programme }) | undefined {
  const programme = programmes.find((one) => one === name)
  const dashboard = areaList.find((area) => area.name === programme)?.dashboard
  return programme && dashboard && { programme, ...dashboard }
}
