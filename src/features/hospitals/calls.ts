import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/calls/client.ts'
import { listQuery, queryKeys } from '#api/rows/queries.ts'
import { patchRow } from '#api/rows/writeRows.ts'
import type { HospitalList, MeasureProgramme, Programme } from '#lib/areas.ts'
import { active } from './missing.ts'
import { z } from '#lib/schema.ts'

export const hospitals = 'patzu/hospitals'

export const bfsTypes = z.array(z.looseObject({ value: z.union([z.string(), z.number()]), text: z.string() }))

/** The types of the federal statistics that a hospital can declare, or all of them where none is selected yet. */
export function bfsTypesQuery(viewerId: number, hospital: string | number | undefined) {
  return queryOptions({
    queryKey: queryKeys.part(viewerId, hospitals, 'bfs', hospital),
    queryFn: ({ signal }) =>
      hospital === undefined
        ? call('GET', `${hospitals}/bfs/`, { signal, shape: bfsTypes })
        : call('GET', `${hospitals}/${hospital}/bfs/`, { query: { byPermissions: 0 }, signal, shape: bfsTypes }),
  })
}

/** The declaration of a hospital for the latest year; of several the one created last. */
export const newestDeclarationQuery = (viewerId: number, hospital_id: number) =>
  listQuery(viewerId, 'patzu/declarations', { hospital_id, ordering: '-measure_id__year,-id', size: 1 })

/** Sets how many questionnaires a hospital may order and how many it sent. */
export async function saveFrabos(
  hospital: number,
  frabos: { frabos_max: number; frabos_vorjahr: number },
): Promise<void> {
  await patchRow(hospitals, hospital, frabos)
}

const getHospitals = (programme: Programme): HospitalList => `${programme}/hospitals`

/** A page of the hospitals of a programme that do not have exactly one admin, five at a time (DASH-01, DASH-03). */
export const adminCheckQuery = (viewerId: number, programme: Programme, page: number) =>
  listQuery(viewerId, getHospitals(programme), { adminCheck: 1, ordering: 'name', size: 5, page })

/** All active hospitals of a programme. */
export const activeHospitalsQuery = (viewerId: number, programme: Programme) =>
  listQuery(viewerId, getHospitals(programme), { state: active, ordering: 'name', size: 'all' })

/** All declarations of a year, which some have themselves and others by their measure (`yearKey`). */
export const declarationsQuery = (viewerId: number, declarations: string, yearKey: string, year: number) =>
  listQuery(viewerId, declarations, { [yearKey]: year, size: 'all' })

/** The measures in a year of a programme that lists some. */
export const measuresOfYearQuery = (viewerId: number, programme: Programme, year: number) =>
  listQuery(viewerId, `${programme as MeasureProgramme}/measures` as const, { year, ordering: 'name', size: 'all' })
