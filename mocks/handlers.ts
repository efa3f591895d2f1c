import { http } from 'msw'
import type { RequestHandler } from 'msw'
import { backend, basePath } from './backend.ts'

/** One handler, and the mock routes requests itself: two hundred handlers would cost every request milliseconds. */
export const handlers: RequestHandler[] = [http.all(`*${basePath}*`, ({ request }) => backend(request))]
