/** Composition charts can be sorted by value, as distributions can. */
export const chartOption = {
  inserts: [
    {
      path: 'src/evaluation/types/stackedFull.ts',
      before: "  viewOptions: ['color_less_10', 'horizontal', 'datalabels'],\n",
      text: "  sorts: 'categories',\n",
    },
    {
      path: 'src/evaluation/types/definition/chartTypes.test.ts',
      before: "    'boxPlot',\n  ])",
      text: "    'stacked-full',\n",
    },
  ],
  tests: ['src/evaluation/types', 'src/evaluation/chart/files', 'src/evaluation/edit/chart'],
}
