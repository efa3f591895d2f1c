import { http } from 'msw'
import type { RequestHandler } from 'msw'
import { backend, basePath } from './backend.ts'

/** One handler that routes requests itself: two hundred handlers of MSW would cost every request milliseconds. */
export const handlers: RequestHandler[] = [http.all(`*${basePath}*`, ({ request }) => backend(request))]
