/** What the dashboard of a programme shows besides its hospitals. */
export type Dashboard = {
  /** Staff find it in the menu. */
  isInMenu?: boolean
  hasOrders?: boolean
  declarations?: { list: string; hospitalKey: string; yearKey: string }
}

type Area = {
  /** What its institutions are called in the API; whoever has rights on one is a hospital user. */
  institution?: 'hospital' | 'group'
  dashboard?: Dashboard
  /** Its collections stand below other areas. */
  hasNoEntry?: boolean
}

/** The areas of the portal in the order of the menu. An area is a folder of collections, its words, and a line here. */
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

/** Where institutions are listed, such as `patzu/hospitals`. */
export type InstitutionList = ListOf<InstitutionType>
type ListOf<Type> = Type extends `${infer Name}.${infer Model}` ? `${Name}/${Model}s` : never

type AreaOf<Type> = Type extends `${infer Name}.hospital` ? Name : never

/** The areas with hospitals. */
export type Programme = AreaOf<InstitutionType>
/** The programmes that list measures of their own. */
export type MeasureProgramme = Extract<Programme, 'patzu' | 'studek' | 'rehaspez'>
/** Where the hospitals of a programme are listed. */
export type HospitalList = `${Programme}/hospitals`

/** Every area with what is said of it. */
export const areaList: readonly (Area & { name: AreaName })[] = Object.entries<Area>(areas).map(([name, area]) => ({
  ...area,
  name: name as AreaName,
}))

/** The institutions that people get rights on: their area, their content type and where they are listed. */
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

/** What the dashboard at `/{name}` shows; undefined where there is none. */
export function getDashboard(name: string | undefined): (Dashboard & { programme: Programme }) | undefined {
  const programme = programmes.find((one) => one === name)
  const dashboard = areaList.find((area) => area.name === programme)?.dashboard
  return programme && dashboard && { programme, ...dashboard }
}
