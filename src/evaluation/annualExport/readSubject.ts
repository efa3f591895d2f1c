import type { TFunction } from 'i18next'
import type { Viewer } from '#api/session/viewer.ts'
import { countSubject, type Subject } from '#evaluation/board/dataState/subject.ts'
import { getOwnAndOthers, parameter } from '#evaluation/board/ownAndOthers.ts'
import { getInstitutions } from '#evaluation/board/useInstitutions.ts'
import type { AboutInstitution } from '#evaluation/board/useOwnInstitutions.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { hideBelowFor } from '#evaluation/dataset/useHideBelow.ts'
import type { Chart, OwnAndOthers, RowFilter } from '#evaluation/model/chart.ts'
import { institutionFilter, isLimitedTo } from '#evaluation/model/overview.ts'
import type { Language } from '#lib/languages.ts'

type Opened = {
  data: Dataset
  address: URLSearchParams
  viewer: Viewer
  own: readonly string[]
  about: AboutInstitution | undefined
  all: Chart[]
  language: Language
  t: TFunction<'evaluation'>
}

/** The institutions that every chart shows next to all others, as on the page. */
export async function readBeside(opened: Omit<Opened, 'about'>): Promise<OwnAndOthers | undefined> {
  const { data, address, viewer, own, all, language, t } = opened
  if (address.get(parameter) === 'off') return undefined
  const { choices } = await data.choices('content_object', [], language)
  return getOwnAndOthers(getInstitutions(address, viewer, own, choices, undefined, all).names, t)
}

/** The institutions that the figures are about, counted among all, as in the head of the page; null without any. */
export async function readSubject(
  { data, address, viewer, own, about, all, language, t }: Opened,
  filters: readonly RowFilter[],
  beside: OwnAndOthers | undefined,
): Promise<Subject | null> {
  const { attribute } = institutionFilter([])
  if (filters.some((filter) => filter.attribute === attribute)) return null
  const { choices } = await data.choices(attribute, [], language)
  const shown = getOwnAndOthers(getInstitutions(address, viewer, own, choices, about, all).names, t)
  if (!shown) return null
  const isFirst =
    beside !== undefined || (all.length > 0 && all.every((chart) => isLimitedTo(chart.filters, shown.names)))
  if (!isFirst && own.length === 0) return null
  return countSubject({ ...shown, isFirst }, choices, data.states(), hideBelowFor(viewer))
}
