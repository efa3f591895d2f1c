import { useChartWords } from '#features/evaluation/charts/words/chartWords.ts'
import { chartTypes } from '#features/evaluation/data/chart.ts'
import { type Fields, textIn, wordsIn } from '#features/evaluation/data/loose.ts'

/** What a stored chart is called in the language on screen; one without a title by its type, with an unknown type by its name. */
export function useStoredTitle(): (chart: Fields) => string {
  const { say, language } = useChartWords()
  return (chart) => {
    const titles = wordsIn(chart, 'title')
    const type = chartTypes.find((known) => known === chart['type'])
    return titles[language].trim() || titles.de.trim() || (type ? say(`type.${type}`) : textIn(chart['i']))
  }
}
