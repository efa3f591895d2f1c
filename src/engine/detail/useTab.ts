import { useSearchParams } from 'react-router-dom'
import type { Row } from '#api/rows/page.ts'
import type { Collection, Panel } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'

const key = 'tab'

/** The tab that holds the form. */
export const formTab = 'form'

/** The panels of a record that this viewer sees, and the open tab from the address. */
export function useTab(
  { panels = [], areTabs }: Collection,
  row: Row | undefined,
): { panels: readonly Panel[]; hasTabs: boolean; shown: string; show: (name: string) => void } {
  const viewer = useViewer()
  const [address, setAddress] = useSearchParams()
  const own = row ? panels.filter(({ show }) => show?.(viewer, row) ?? true) : []
  const [first = formTab, ...others] = areTabs ? own.map(({ name }) => name) : []
  const shown = [...others, formTab].find((name) => name === address.get(key)) ?? first
  const show = (name: string) =>
    setAddress((now) => {
      const next = new URLSearchParams(now)
      if (name === first) next.delete(key)
      else next.set(key, name)
      return next
    })
  return { panels: own, hasTabs: first !== formTab, shown, show }
}
