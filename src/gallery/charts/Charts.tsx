import { useMemo } from 'react'
import { ChartCard } from '#evaluation/chart/ChartCard.tsx'
import { useRenderedTheme } from '#evaluation/chart/plot/useRenderedTheme.ts'
import type { ChartType } from '#evaluation/model/chart.ts'
import { chartTypes, hasFigures } from '#evaluation/types/definition/chartTypes.ts'
import { State, Specimen } from '#gallery/Specimen.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import styles from './Charts.module.css'
import { chartStates, getSamples, getSeries } from './samples.ts'

const statesName = 'states'
/** Texts are listed by their page alone. */
const types = chartTypes.filter((type) => hasFigures({ type }))
export const chartNames: readonly string[] = [...types, statesName]

export function Charts() {
  // Another theme remounts all of them, which is faster than updating dozens one by one.
  const theme = useRenderedTheme()
  return (
    <div className={styles.charts} key={theme}>
      {types.map((type) => (
        <TypeOfChart key={type} type={type} />
      ))}
      <ChartStates />
    </div>
  )
}

function TypeOfChart({ type }: { type: ChartType }) {
  const language = useLanguage()
  const rendered = useMemo(
    () => getSamples(type).map((sample) => ({ ...sample, series: getSeries(sample.chart, language) })),
    [type, language],
  )
  return (
    <Specimen name={type}>
      {rendered.map(({ name, chart, series }) => (
        <State key={name} name={name}>
          <ChartCard chart={chart} series={series} />
        </State>
      ))}
    </Specimen>
  )
}

function ChartStates() {
  const language = useLanguage()
  const states = useMemo(() => chartStates(language), [language])
  return (
    <Specimen name={statesName}>
      {states.map(({ name, chart, series }) => (
        <State key={name} name={name}>
          <ChartCard chart={chart} series={series} />
        </State>
      ))}
    </Specimen>
  )
}
