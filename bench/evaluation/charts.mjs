// The twelve charts of the bench: every type, cut in every way.

const base = { measures: [1], timelineAttribute: null, viewSettings: {}, groups: [], slices: [], splits: [] }
const items = (...keys) => keys.map((key) => ({ keys: [key], name: key, skala: false }))
const by = (...keys) => keys.map((attribute) => ({ attribute }))
const age = [{ attribute: 'birth_year', age: { ageGap: 20, minAge: 20, maxAge: 80 } }]

export const charts = [
  { type: 'mean', data: items('q1', 'q2', 'q3', 'q4', 'q5', 'q6'), groups: by('ward') },
  { type: 'radar', data: items('q7', 'q8', 'q9', 'q11', 'q12', 'q13'), slices: by('sex') },
  { type: 'likert', data: items('q1', 'q2', 'q3', 'q4', 'q5', 'q6') },
  { type: 'likert', data: items('q7', 'q8', 'q9'), groups: by('insurance') },
  { type: 'bar', data: items('reasons'), groups: by('sex') },
  { type: 'stacked', data: items('ward'), slices: by('insurance'), splits: age },
  { type: 'stacked-full', data: items('q10'), groups: by('canton') },
  { type: 'boxPlot', data: items('stay'), groups: by('ward') },
  { type: 'boxPlot', data: items('fim_entry', 'fim_exit'), groups: by('insurance') },
  {
    type: 'timeline',
    data: items('q14', 'q15'),
    timelineAttribute: 'exit_date',
    viewSettings: { bin_month: true },
    slices: by('sex'),
  },
  { type: 'tableChart', data: items('q16', 'q17', 'q18', 'nps'), groups: by('canton') },
  { type: 'mean', data: items('nps', 'stay'), groups: age },
].map((chart, index) => ({ ...base, i: `chart-${index + 1}`, ...chart }))

/** One change of the page's filters after the other, as somebody clicks them. */
export const clicks = [
  [{ attribute: 'sex', operator: 'in', values: [1] }],
  [{ attribute: 'sex', operator: 'in', values: [2] }],
  [{ attribute: 'canton', operator: 'in', values: [1, 2, 3, 4, 5] }],
  [{ attribute: 'insurance', operator: 'not_in', values: [3] }],
  [{ attribute: 'birth_year', operator: 'between', values: [1940, 1980] }],
  [
    { attribute: 'sex', operator: 'in', values: [1] },
    { attribute: 'ward', operator: 'in', values: [1, 2] },
  ],
]
