/** The default charts of a type in the mock backend. */
export type ChartKind = {
  title: [de: string, fr: string, it: string]
  isOverTime?: true
  isByWard?: true
  /** Answers to one question by age. */
  isOfOne?: true
  isCompared?: true
  /** Answers to the first question by institution; no evaluation begins with it. */
  isByInstitution?: true
  /** What people wrote; no evaluation begins with it. */
  isOfTexts?: true
  /** It is in the right half. */
  isRight?: true
}

/** The chart types of an evaluation. */
export const chartTypes: { [type: string]: ChartKind } = {
  timeline: { title: ['Verlauf', 'Évolution', 'Andamento'], isOverTime: true },
  radar: { title: ['Übersicht', "Vue d'ensemble", 'Panoramica'], isByWard: true },
  mean: { title: ['Mittelwerte', 'Moyennes', 'Medie'], isByWard: true, isCompared: true },
  likert: { title: ['Antworten', 'Réponses', 'Risposte'] },
  bar: { title: ['Häufigkeit', 'Fréquence', 'Frequenza'], isOfOne: true },
  stacked: { title: ['Verteilung', 'Répartition', 'Distribuzione'], isOfOne: true },
  'stacked-full': { title: ['Anteile', 'Proportions', 'Quote'], isOfOne: true },
  boxPlot: { title: ['Streuung', 'Dispersion', 'Dispersione'], isByWard: true },
  tableChart: { title: ['Tabelle', 'Tableau', 'Tabella'], isByWard: true, isRight: true },
  funnel: {
    title: ['Institutionen im Vergleich', 'Comparaison des institutions', 'Confronto delle istituzioni'],
    isByInstitution: true,
    isCompared: true,
  },
  comments: { title: ['Kommentare', 'Commentaires', 'Commenti'], isByWard: true, isOfTexts: true },
}
