import type { TFunction } from 'i18next'
import type { OwnAndOthers } from '#evaluation/model/chart.ts'

/** The address stores `others=off` or `others=on` where that is not what a page begins with. */
export const parameter = 'others'

/** Institutions and all others with their labels; undefined without institutions. */
export function getOwnAndOthers(names: readonly string[], t: TFunction<'evaluation'>): OwnAndOthers | undefined {
  const [first] = names
  if (first === undefined) return undefined
  const own = names.length === 1 ? first : t('own.several', { count: names.length })
  return { names, labels: { own, others: t('own.others') } }
}
