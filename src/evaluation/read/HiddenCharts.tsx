import { useTranslation } from 'react-i18next'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import type { StoredChart } from '#evaluation/board/storedCharts.ts'
import type { ChartSettings, ReaderSettings } from '#evaluation/board/readerSettings/readerSettings.ts'
import { emptyChart } from '#evaluation/types/definition/emptyChart.ts'
import { ViewMenu } from './ViewMenu.tsx'

type Props = {
  charts: StoredChart[]
  own: ReaderSettings
  onChange: (changes: { readonly [i: string]: ChartSettings | null }) => void
}

/** Restores charts that the reader has hidden, and the default view. */
export function HiddenCharts({ charts, own, onChange }: Props) {
  const { t } = useTranslation('charts')
  const language = useLanguage()
  const hidden = charts
    .filter(({ i }) => own[i]?.hidden)
    .map(({ i, chart, title }) => ({ i, title: chartTitle({ ...(chart ?? emptyChart), ...title }, language, t).title }))
  const known = charts.filter(({ i }) => own[i] && Object.keys(own[i]).length > 0)
  return (
    <ViewMenu
      hidden={hidden}
      isOwn={known.length > 0}
      onReset={() => onChange(Object.fromEntries(known.map(({ i }) => [i, null])))}
      onShow={(ids) => onChange(Object.fromEntries(ids.map((i) => [i, { ...own[i], hidden: false }])))}
    />
  )
}
