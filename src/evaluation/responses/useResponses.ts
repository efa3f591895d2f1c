import { useQueries, useQuery } from '@tanstack/react-query'
import type { RowAt } from '#api/rows/page.ts'
import { listQuery, rowQuery } from '#api/rows/queries.ts'
import { withoutOthers } from '#engine/records/ignoredFilters.ts'
import { useViewer } from '#engine/viewer.ts'
import { maxIds } from '#lib/constants.ts'
import { toText } from '#lib/text/text.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { getIds } from '#lib/values/getIds.ts'
import type { Response } from './responseRates.ts'

const hospitals = 'patzu/hospitals'
const inPlace = { meta: { isShownInPlace: true } } as const

export type HospitalResponse = Response & {
  id: number
  hospital: RowAt<typeof hospitals> | undefined
  /** How many declarations there are; the one made last counts. */
  declarations: number
}

/**
 * Questionnaires sent and answers given of every institution of a survey (`patzu/measures`): those that take part and those that
 * declared. Answers are the rows of a measure (`results/measures`) recorded in the year of the survey. The portal's contract has no
 * link between the two; who asks names both.
 */
export function useResponses(survey: number, measure: number) {
  const viewer = useViewer()
  const surveyed = useQuery({ ...rowQuery(viewer.id, 'patzu/measures', survey), ...inPlace })
  const declared = useQuery({
    ...listQuery(viewer.id, 'patzu/declarations', { measure_id: survey, size: 'all' }),
    ...inPlace,
  })
  const declarations = withoutOthers({ measure_id: survey }, declared.data?.rows ?? [])
  const year = Number(surveyed.data?.year)
  const isKnown = surveyed.data !== undefined && declared.data !== undefined && Number.isInteger(year)
  const ids = isKnown
    ? [...new Set([surveyed.data.hospitals, ...declarations.map(({ hospital_id }) => hospital_id)].flatMap(getNumbers))]
    : []
  const parts = Array.from({ length: Math.ceil(ids.length / maxIds) }, (_, part) =>
    ids.slice(part * maxIds, (part + 1) * maxIds),
  )
  const named = useQueries({
    queries: parts.map((part) => ({
      ...listQuery(viewer.id, hospitals, { ids: part.join(','), size: part.length }),
      ...inPlace,
    })),
  })
  const counts = useQueries({
    queries: ids.map((object_id) => ({
      ...listQuery(viewer.id, 'results/data', { measure, year, object_id, page: 1, size: 1 }),
      ...inPlace,
    })),
  })
  const rows = new Map(named.flatMap(({ data }) => data?.rows ?? []).map((row) => [row.id, row]))
  const responses = ids.map((id, place): HospitalResponse => {
    const own = declarations
      .filter(({ hospital_id }) => getNumbers(hospital_id).includes(id))
      .toSorted((one, other) => other.id - one.id)
    const answer = counts[place]?.data
    const hospital = rows.get(id)
    const isOwn = answer?.rows.every((row) => isAbout(row, id, toText(hospital?.name)))
    const sent = own[0]?.frabos_sent
    return {
      id,
      hospital,
      declarations: own.length,
      sent: typeof sent === 'number' && sent >= 0 ? sent : null,
      answered: answer && isOwn ? answer.count : null,
    }
  })
  const reads = [surveyed, declared, ...named]
  return {
    responses,
    year,
    isPending: reads.some(({ isPending }) => isPending) || counts.some(({ isLoading }) => isLoading),
    error: reads.find(({ error }) => error)?.error ?? null,
    retry: () => [...reads, ...counts].forEach((read) => read.error && void read.refetch()),
    /** How many institutions' answers could not be counted. */
    failed: counts.filter(({ isError }) => isError).length,
  }
}

const getNumbers = (value: unknown): number[] => getIds(value).map(Number)

/** Whether a row of results is about an institution: a server that ignores the filter counts those of all. */
function isAbout(row: RowAt<'results/data'>, id: number, name: string): boolean {
  const own = getAtPath(row, 'object_id')
  return own === undefined || own === null ? name !== '' && toText(row.content_object) === name : Number(own) === id
}
