/** A field that the server computes as a column and a filter. */
export const column = {
  inserts: [
    {
      path: 'src/collections/moniq/hospitals.ts',
      before: '  dispensed_from: choice(measurementYears),\n',
      text: '  has_day_clinic: flag({ readOnly: true }),\n',
    },
    {
      path: 'src/collections/moniq/hospitals.ts',
      before: "    { field: 'ap_hospital_name', sort: 'ap_hospital__name', isExtra: 'tablet' },\n",
      text: "    { field: 'has_day_clinic', sort: false },\n",
    },
    {
      path: 'src/collections/moniq/hospitals.ts',
      before: "    { ...yearFilter('attributes__year', measurementYears)",
      text: "    'has_day_clinic',\n",
    },
    {
      path: 'mocks/tables/moniq.ts',
      before: '      dispensed_from: integer(),\n',
      text: "      has_day_clinic: computed((row) => row.id % 2 === 0, 'boolean'),\n",
    },
    {
      path: 'mocks/tables/moniq.ts',
      replaces: "    filters: ['is_dispensed'],\n",
      text: "    filters: ['has_day_clinic', 'is_dispensed'],\n",
    },
    {
      path: 'mocks/tables/filters.test.ts',
      before: ' is_dispensed=true attributes__year',
      text: ' has_day_clinic=true',
    },
  ],
  translations: {
    'de/fields-moniq': { has_day_clinic: 'Tagesklinik' },
    'fr/fields-moniq': { has_day_clinic: 'Clinique de jour' },
    'it/fields-moniq': { has_day_clinic: 'Clinica diurna' },
  },
  runs: [['npm', 'run', 'openapi']],
  tests: ['src/collections', 'mocks/tables', 'mocks/drf'],
}
