import { idsShape } from '#api/rows/rows.ts'
import { labelShape } from '#evaluation/children/familyCalls.ts'
import { chartsShape, rightsShape } from '#evaluation/dataset/calls.ts'
import { imported, settled } from '#features/importer/calls.ts'
import { inheritance, surveyImported, surveyPart, surveyQuestion } from '#features/measures/calls.ts'
import { attributeTypes } from '#lib/measureAttributes.ts'
import { z } from '#lib/schema.ts'
import { done, type SpecialCall } from './specialCall.ts'

const id = z.int()
const flag = z.literal('1')
const text = z.string()
const language = { language: text }
const measures = 'results/measures'
const evaluations = 'results/evaluations'

const attribute = z.looseObject({ key: text, name: z.nullish(text), type: z.optional(z.enum(attributeTypes)) })
const chart = z.looseObject({ i: z.union([text, id]), type: text })
const row = z.looseObject({
  id,
  measure: id,
  measure_name: z.nullish(text),
  attributes: z.record(text, z.unknown()),
  content_object: z.nullish(text),
  created: z.nullish(z.iso.datetime({ offset: true })),
})

/** The head of the rows of a measure for its charts, which are read as a stream. */
export const rowsAnswer = z.looseObject({
  status: z.enum(['ok', 'exceed_data', 'bg_wait', 'bg_done']),
  count: z.optional(id),
  results: z.optional(z.array(row)),
})

/** Measures, result data, evaluations, benchmarks, imports, and the survey system behind them. */
export const resultCalls: readonly SpecialCall[] = [
  {
    method: 'POST',
    path: `${measures}/{id}/import_ls/`,
    does: 'Fetch the answers of the survey: how many came in, below zero where some went.',
    answers: { 200: surveyImported },
  },
  {
    method: 'POST',
    path: `${measures}/{id}/remove_data_cache/`,
    does: 'Take the prepared data of a measure away; the first of two steps.',
    answers: done,
  },
  {
    method: 'POST',
    path: 'cache/delete/{id}/',
    does: 'Empty the cache of a measure; the second step.',
    answers: done,
  },
  { method: 'POST', path: 'cache/refresh/', does: 'Fill the caches anew.', answers: done },
  {
    method: 'GET',
    path: `${measures}/{id}/get_child_label_and_inheritance/`,
    does: 'What a child measure is called, and whether it takes over the data of its parent.',
    answers: { 200: inheritance },
  },
  {
    method: 'PUT',
    path: `${measures}/{id}/update_selected_attributes/`,
    does: 'Choose attributes of a measure.',
    sends: z.object({ selected_attributes: z.array(z.union([text, attribute])) }),
    answers: { 200: { record: measures } },
  },
  {
    method: 'PUT',
    path: `${measures}/{id}/update_parent_after_deletion/`,
    does: 'Bring a parent measure up to date after one of its children was deleted.',
    answers: done,
  },
  {
    method: 'GET',
    path: 'results/data/download/',
    does: 'Rows as a packed CSV file; `chunk` counts from 1 where they come in parts.',
    query: { measures: id, year: id, search: text, chunk: id, large: flag, very_large: flag },
    answers: { 200: 'file' },
  },
  {
    method: 'GET',
    path: `${evaluations}/{id}/get_child_label/`,
    does: 'The label of a child evaluation.',
    answers: { 200: labelShape },
  },
  {
    method: 'GET',
    path: `${evaluations}/{id}/fetch-parent-rights/`,
    does: 'Who may open the parent of an evaluation.',
    answers: { 200: rightsShape },
    refusals: { 404: 'It has no parent.' },
  },
  {
    method: 'PUT',
    path: `${evaluations}/{id}/update_charts/`,
    does: 'Store the charts of an evaluation.',
    sends: z.object({ charts: z.array(chart) }),
    answers: { 200: chartsShape },
  },
  {
    method: 'PUT',
    path: `${evaluations}/{id}/update_charts_for_child/`,
    does: 'Lay charts of a parent over those of one child.',
    sends: z.object({ child: id, charts: z.array(z.union([text, id])) }),
    answers: { 200: { record: evaluations } },
  },
  {
    method: 'PUT',
    path: `${evaluations}/{id}/update_parent_after_deletion/`,
    does: 'Bring a parent evaluation up to date after one of its children was deleted.',
    answers: done,
  },
  {
    method: 'PUT',
    path: 'results/benchmarks/{id}/calculate/',
    does: 'Compute the means of a benchmark from its measures.',
    answers: { 200: { record: 'results/benchmarks' } },
    refusals: { 400: 'They cannot be computed: `error` says why.' },
  },
  {
    method: 'POST',
    path: 'results/importer/',
    does: 'Begin an import of result data.',
    sends: z.object({ name: text, measure: id, lines_count: id }),
    answers: { 201: { record: 'results/importer' } },
  },
  {
    method: 'POST',
    path: 'results/importer/{id}/rows/',
    does: 'Import a batch of rows, whole or not at all. A repeated `offset` is not imported twice.',
    sends: z.object({ offset: id, rows: z.array(z.record(text, z.unknown())) }),
    answers: { 200: settled },
    refusals: { 400: '`errors` names row, field and message.' },
  },
  {
    method: 'POST',
    path: 'patzu/tokens/import_data/',
    does: 'Import tokens, all of them or none.',
    sends: z.object({
      rows: z.array(z.object({ anqid: z.union([id, text]), category: text, token: text, unitname: text })),
    }),
    answers: { 200: imported, 201: imported },
    refusals: { 400: '`rows` names what is wrong by the number of the row, from 0.' },
  },
  {
    method: 'GET',
    path: 'ls/{survey}/attributes',
    does: 'The attributes of a survey; texts may hold HTML.',
    query: language,
    answers: { 200: surveyPart },
  },
  {
    method: 'GET',
    path: 'ls/{survey}/questions',
    does: 'The questions of a survey.',
    query: language,
    answers: { 200: surveyPart },
  },
  {
    method: 'GET',
    path: 'ls/{survey}/groups',
    does: 'The groups of questions of a survey.',
    query: language,
    answers: { 200: surveyPart },
  },
  {
    method: 'GET',
    path: 'ls/questions/{id}',
    does: 'One question of the survey system in full.',
    query: language,
    answers: { 200: surveyQuestion },
  },
  {
    method: 'GET',
    path: 'accounts/users/{id}/measures/',
    does: 'The ids of the measures that a person’s evaluations draw on.',
    answers: { 200: idsShape },
  },
]
