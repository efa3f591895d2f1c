import { newChartType } from '../scaffold/chartType.mjs'

/** Means as points: its file, its translations, a line in the mock backend's list. */
export const chartType = {
  ...newChartType('dotPlot', {
    order: 12,
    names: {
      de: ['Punktdiagramm', 'Mittelwerte als Punkte, mit Intervall'],
      fr: ['Diagramme en points', 'Moyennes en points, avec intervalle'],
      it: ['Diagramma a punti', 'Medie come punti, con intervallo'],
    },
    titles: ['Punkte', 'Points', 'Punti'],
  }),
  tests: [
    'src/evaluation/types',
    'src/evaluation/chart',
    'src/evaluation/edit/chart',
    'src/gallery',
    'mocks/tables',
    'mocks/seed',
  ],
}
