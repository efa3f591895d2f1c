import { currentYear } from '#lib/dates/dates.ts'
import { Bars } from './Bars.tsx'
import { Card } from '#screens/dashboards/Card.tsx'
import { useCounts } from './useCounts.ts'

const shownYears = 6

type Props = {
  title: string
  lists: readonly { address: string; label: string }[]
  /** How many lists need entries for the card to be worth showing. */
  least: number
}

/** How many entries some lists have, without the empty ones; each bar links to its list. */
export function CountBars({ title, lists, least }: Props) {
  const { counts, ...state } = useCounts(lists.map(({ address }) => address))
  const bars = lists.flatMap(({ address, label }) => {
    const found = counts.find((one) => one.address === address)
    return found === undefined || found.count === 0 ? [] : [{ to: `/${address}`, label, count: found.count }]
  })
  if (bars.length < least) return null
  return (
    <Card title={title} {...state}>
      <Bars bars={bars} />
    </Card>
  )
}

/** This year and those before it, the latest first. */
export function lastYears(): string[] {
  const year = currentYear()
  return Array.from({ length: shownYears }, (_, back) => String(year - back))
}
