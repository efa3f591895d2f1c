import { rowShape } from '#api/rows/page.ts'
import { bfsTypes } from '#features/hospitals/calls.ts'
import { z } from '#lib/schema.ts'
import { done, type SpecialCall } from './specialCall.ts'

const hospitals = 'patzu/hospitals'

/** Orders, declarations and reviews of the programmes, and files. */
export const programmeCalls: readonly SpecialCall[] = [
  {
    method: 'GET',
    path: `${hospitals}/bfs/`,
    does: 'All types of hospitals of the federal statistics.',
    answers: { 200: bfsTypes },
  },
  {
    method: 'GET',
    path: `${hospitals}/{id}/bfs/`,
    does: 'The types that a hospital can declare.',
    query: { byPermissions: z.literal('0') },
    answers: { 200: bfsTypes },
  },
  {
    method: 'POST',
    path: 'patzu/orders/{id}/approve/',
    does: 'Release a completed order for print.',
    answers: done,
    refusals: { 400: 'It is in no state that can be released.' },
  },
  {
    method: 'POST',
    path: 'irp/reviews/{id}/answer/',
    does: 'The answer of a reviewer to a request: 2 yes, 3 no.',
    sends: z.object({ state: z.union([z.literal(2), z.literal(3)]) }),
    answers: done,
    refusals: { 409: 'It was answered already.' },
  },
  {
    method: 'POST',
    path: 'upload/',
    does: 'Upload files to an object.',
    sends: 'files',
    answers: { 201: z.array(rowShape) },
    refusals: { 413: 'A file is too large; a web server in between may say so as HTML.' },
  },
  {
    method: 'GET',
    path: 'filemanager/files/{id}/download/',
    does: 'A file, with its name in `Content-Disposition`. Files of a review are asked for with `byPermissions=0`.',
    query: { byPermissions: z.literal('0') },
    answers: { 200: 'file' },
  },
  {
    method: 'DELETE',
    path: 'filemanager/files/clean_up/',
    does: 'Delete the files of objects that are gone.',
    answers: done,
  },
]
