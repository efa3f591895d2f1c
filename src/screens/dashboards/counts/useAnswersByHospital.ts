import { useQueries, useQuery } from '@tanstack/react-query'
import type { RowAt } from '#api/rows/page.ts'
import { useViewer } from '#engine/viewer.ts'
import { activeHospitalsQuery, measuresOfYearQuery } from '#features/hospitals/calls.ts'
import type { HospitalList, Programme } from '#lib/areas.ts'
import { getAtPath } from '#lib/values/getAtPath.ts'
import { getIds } from '#lib/values/getIds.ts'
import { measured } from '#screens/dashboards/counted.ts'
import { answersUntilQuery, inYear, isUntil } from './untilDay.ts'

/** Each is two requests: the hospitals of larger programmes are not counted. */
const maxHospitals = 40

/** The answers of a hospital in a year until a day, and those of the year before until the same day. */
export type Answered = { hospital: RowAt<HospitalList>; count: number; before: number }

/** How many answers each hospital that takes part has until a day, the furthest behind the year before first. */
export function useAnswersByHospital(programme: Programme, measure: number, day: string) {
  const viewer = useViewer()
  const year = Number(day.slice(0, 4))
  const days = [day, inYear(day, year - 1)] as const
  const hasMeasures = measured.some((one) => one === programme)
  const active = useQuery(activeHospitalsQuery(viewer.id, programme))
  const measures = useQuery({ ...measuresOfYearQuery(viewer.id, programme, year), enabled: hasMeasures })
  const taking = (active.data?.rows ?? []).filter((row) => takesPart(row, hasMeasures ? measures.data?.rows : null))
  const isCounted = taking.length <= maxHospitals
  const answers = useQueries({
    queries: (isCounted ? taking : []).flatMap(({ id }) =>
      days.map((until) => ({
        ...answersUntilQuery(viewer.id, { measure, object_id: id }, until),
        meta: { isShownInPlace: true },
      })),
    ),
  })
  const all = [active, ...(hasMeasures ? [measures] : []), ...answers]
  const isWaiting = all.some(({ isPending }) => isPending)
  const error = all.find((one) => one.error)?.error ?? null
  const pages = taking.map((hospital, place) => ({
    hospital,
    pages: days.map((until, index) => ({ until, page: answers[2 * place + index]?.data })),
  }))
  // A server that ignores the hospital or the day counts other answers as well.
  const isKnown =
    isCounted &&
    pages.every(({ hospital, pages: both }) =>
      both.every(
        ({ page, until }) =>
          page === undefined || (page.rows.every((row) => isAbout(row, hospital.id)) && isUntil(page.rows, until)),
      ),
    )
  const lines = pages
    .map(({ hospital, pages: [own, last] }): Answered => ({
      hospital,
      count: own?.page?.count ?? 0,
      before: last?.page?.count ?? 0,
    }))
    .toSorted((one, other) => getGap(other) - getGap(one) || one.count - other.count)
  return {
    // Without each response it is unknown which are the furthest behind.
    lines: isKnown && !isWaiting && !error ? lines : [],
    isWaiting,
    error,
    onRetry: () => all.forEach((one) => one.error && void one.refetch()),
  }
}

/** How many answers are missing to the year before; negative where there are more than then. */
export const getGap = ({ count, before }: Answered) => before - count

/** Whether a hospital takes part: in a measure of the year, where its programme has some, and is not dispensed. */
function takesPart(row: RowAt<HospitalList>, measures: readonly { id: number }[] | null | undefined): boolean {
  if (getAtPath(row, 'is_dispensed') === true) return false
  return (
    measures === null || measures?.some(({ id }) => getIds(row.measures_ids).map(String).includes(String(id))) === true
  )
}

function isAbout(row: RowAt<'results/data'>, id: number): boolean {
  const [own] = getIds(getAtPath(row, 'object_id'))
  return Number(own) === id
}
