import { useSearchParams } from 'react-router-dom'
import type { Viewer } from '#api/session/viewer.ts'
import { useViewer } from '#engine/viewer.ts'
import { useChoices } from '#evaluation/board/filters/useChoices.ts'
import { findExample } from './findExample.ts'
import { useManyInstitutions } from './useManyInstitutions.ts'
import { type AboutInstitution, type OwnInstitutions, withRowNames } from './useOwnInstitutions.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import type { Chart, RowFilter } from '#evaluation/model/chart.ts'
import { type Against, areKept, comparisons } from '#evaluation/model/overview.ts'
import type { Choices } from '#evaluation/model/question.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'

/** The address stores the institution and the comparison of the overview, so that it can be shared. */
export const parameters = { institution: 'institution', against: 'against' }
const none: RowFilter[] = []

/** A chart that may show some institutions alone. */
type FilteredChart = Pick<Chart, 'filters'>

export type Institutions = {
  kind: 'own' | 'chosen' | 'example'
  names: readonly string[]
  /** The options; empty if there is no choice. Staff choose among those of which the charts show answers. */
  offered: readonly string[]
  chosen: string | null
  /** What is chosen if the address names none: for staff the institution of the evaluation. */
  preset: string | null
  choose: (name: string | null) => void
  /** The reader's other institutions, to compare one of them with. */
  others: readonly string[]
  /** Whether there are rows of other institutions. */
  hasEveryone: boolean
  /** Whether enough institutions have enough answers for a median and a best tenth of them. */
  hasMany: boolean
  /** Whether the rows are counted by institution. */
  isCounted: boolean
  against: Against
  compareWith: (against: Against) => void
}

/**
 * The institutions of the overview: the viewer's own, for staff a selected one or that of the evaluation, for a demo the
 * one with the most answers (D-90).
 */
export function useInstitutions(
  data: Dataset,
  own: OwnInstitutions,
  rows: string,
  charts?: readonly FilteredChart[],
): Institutions {
  const viewer = useViewer()
  const [address, setAddress] = useSearchParams()
  const choices = useChoices(data, 'content_object', none, useLanguage(), rows)
  const hasMany = useManyInstitutions(data, rows)
  const put = (name: string, value: string | null) => {
    const next = new URLSearchParams(address)
    if (value === null) next.delete(name)
    else next.set(name, value)
    setAddress(next, { replace: true, preventScrollReset: true })
  }
  return {
    ...getInstitutions(address, viewer, own.names, choices?.choices ?? [], own.about, charts),
    hasMany,
    isCounted: choices !== null,
    choose: (name) => put(parameters.institution, name),
    compareWith: (against) => put(parameters.against, against === 'benchmark' ? null : against),
  }
}

/** The institutions in the address, limited to those with rows (`there`). */
export function getInstitutions(
  address: URLSearchParams,
  { isStaff, isDemo }: Pick<Viewer, 'isStaff' | 'isDemo'>,
  own: readonly string[],
  there: Choices['choices'],
  about?: AboutInstitution,
  charts?: readonly FilteredChart[],
): Omit<Institutions, 'choose' | 'compareWith' | 'isCounted' | 'hasMany'> {
  const found = getNames(address, { isStaff, isDemo }, own, there, about, charts)
  return { ...found, hasEveryone: there.some(({ value }) => !found.names.includes(String(value))) }
}

function getNames(
  address: URLSearchParams,
  { isStaff, isDemo }: Pick<Viewer, 'isStaff' | 'isDemo'>,
  own: readonly string[],
  there: Choices['choices'],
  about: AboutInstitution | undefined,
  charts: readonly FilteredChart[] | undefined,
): Omit<Institutions, 'choose' | 'compareWith' | 'hasEveryone' | 'isCounted' | 'hasMany'> {
  const requested = address.get(parameters.institution)
  const wanted = comparisons.find((one) => one === address.get(parameters.against)) ?? 'benchmark'
  const alone = { others: [], against: wanted === 'others' ? 'benchmark' : wanted, preset: null } as const
  if (isStaff) {
    const isShown = (name: string) => charts?.some(({ filters }) => areKept(filters, [name])) ?? true
    const offered = there.map(({ value }) => String(value)).filter(isShown)
    const [named] =
      about && about.name !== null ? withRowNames({ names: [about.name], ids: [about.id] }, there).names : []
    const [first, preset] = [requested, named].map((name) =>
      name && (there.length === 0 || offered.includes(name)) ? name : null,
    )
    const chosen = first ?? preset ?? null
    return { ...alone, kind: 'chosen', names: chosen === null ? [] : [chosen], offered, chosen, preset: preset ?? null }
  }
  if (isDemo) return { kind: 'example', names: findExample(there), offered: [], chosen: null, ...alone }
  const chosen = own.find((name) => name === requested) ?? null
  const offered = own.length > 1 ? own : []
  if (chosen === null) return { kind: 'own', names: own, offered, chosen, ...alone }
  const others = own.filter((name) => name !== chosen)
  return {
    kind: 'own',
    names: [chosen],
    offered,
    chosen,
    ...alone,
    ...(others.length > 0 && { others, against: wanted }),
  }
}
