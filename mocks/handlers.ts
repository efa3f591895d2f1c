import { http } from 'msw'
import type { RequestHandler } from 'msw'
import { backend, basePath } from './backend.ts'

/** One handler: the mock routes by itself, because two hundred of them would cost every request milliseconds. */
export const handlers: RequestHandler[] = [http.all(`*${basePath}*`, ({ request }) => backend(request))]
