import { useSearchParams } from 'react-router-dom'
import { useViewer } from '#engine/viewer.ts'
import { useChoices } from '#evaluation/board/filters/useChoices.ts'
import type { OwnInstitutions } from '#evaluation/board/useOwnInstitutions.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import type { RowFilter } from '#evaluation/model/chart.ts'
import { useLanguage } from '#ui/i18n.ts'

/** The address remembers whose glance it is, so that it can be sent on. */
const parameter = 'institution'
const none: RowFilter[] = []

export type Institutions = {
  kind: 'own' | 'chosen' | 'example'
  names: readonly string[]
  /** What can be chosen; nothing where there is no choice. */
  offered: readonly string[]
  chosen: string | null
  choose: (name: string | null) => void
}

/** Whose figures the glance is about: one's own, for staff one they choose, for a demo the one with the most answers (D-90). */
export function useInstitutions(data: Dataset, own: OwnInstitutions, rows: string): Institutions {
  const { isStaff, isDemo } = useViewer()
  const [address, setAddress] = useSearchParams()
  const there = useChoices(data, 'content_object', none, useLanguage(), rows)?.choices ?? []
  const asked = address.get(parameter)
  const choose = (name: string | null) => {
    const next = new URLSearchParams(address)
    if (name === null) next.delete(parameter)
    else next.set(parameter, name)
    setAddress(next, { replace: true, preventScrollReset: true })
  }
  if (isStaff) {
    const offered = there.map(({ value }) => String(value))
    const chosen = asked !== null && (offered.length === 0 || offered.includes(asked)) ? asked : null
    return { kind: 'chosen', names: chosen === null ? [] : [chosen], offered, chosen, choose }
  }
  if (isDemo) {
    const [most] = there.toSorted((one, other) => other.rows - one.rows)
    return { kind: 'example', names: most ? [String(most.value)] : [], offered: [], chosen: null, choose }
  }
  const chosen = own.names.find((name) => name === asked) ?? null
  return {
    kind: 'own',
    names: chosen === null ? own.names : [chosen],
    offered: own.names.length > 1 ? own.names : [],
    chosen,
    choose,
  }
}
