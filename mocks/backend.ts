import { actions } from './actions/actions.ts'
import type { Reply } from './drf/action.ts'
import { defaultSession, resetWorld, sessionHeader, getWorld } from './worlds.ts'
import type { World } from './db/World.ts'
import { isObject, parseJson } from './db/json.ts'
import type { Json } from './db/json.ts'
import { Call } from './drf/Call.ts'
import { Failure, UnknownAddress } from './drf/Failure.ts'
import { tableRoute } from './drf/tableRoute.ts'
import { nextFault } from './db/fault.ts'
import { withFault } from './faultyAnswer.ts'
import { knobRoute } from './knobRoute.ts'
import { authenticate } from './session/authenticate.ts'

export const basePath = '/backend/'

function route(call: Call): Reply | Promise<Reply> {
  if (call.world.knobs.settings.absent.some((path) => call.path.startsWith(`${path}/`))) throw new UnknownAddress()
  const matching = actions.flatMap((action) => {
    const match = action.pattern.exec(call.path)
    return match ? [{ action, parameters: { ...match.groups } }] : []
  })
  const first = matching[0]
  if (!first) return tableRoute(call, authenticate)
  call.viewer = authenticate(call)
  const found = matching.find(({ action }) => action.method === call.method)
  if (found) {
    if (!found.action.isPublic) call.requireUser()
    return found.action.run(call, found.parameters)
  }
  if (!first.action.isPublic) call.requireUser()
  throw new Failure(
    405,
    { detail: call.say('method', call.method) },
    { Allow: matching.map(({ action }) => action.method).join(', ') },
  )
}

function asResponse(reply: Reply): Response {
  if (reply instanceof Response) return reply
  const { status = 200, body = null, headers = {} } = reply
  const empty = status === 204
  return new Response(empty ? null : JSON.stringify(body), {
    status,
    headers: { ...(empty ? {} : { 'Content-Type': 'application/json' }), Vary: 'Accept, Accept-Language', ...headers },
  })
}

function htmlPage(status: number, title: string): Response {
  const page = `<!doctype html>\n<html lang="en">\n<head><title>${title}</title></head>\n<body>\n  <h1>${title}</h1><p>The requested resource was not found on this server.</p>\n</body>\n</html>\n`
  return new Response(page, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

async function answered(call: Call): Promise<Response> {
  try {
    return asResponse(await route(call))
  } catch (error) {
    if (error instanceof UnknownAddress) return htmlPage(404, 'Not Found')
    if (error instanceof Failure) return asResponse(error)
    throw error
  }
}

async function parseBody(request: Request): Promise<string> {
  const type = request.headers.get('Content-Type') ?? ''
  return request.method === 'GET' || type.startsWith('multipart/') ? '' : request.text()
}

function jsonOrNull(text: string): Json {
  try {
    return text === '' ? null : parseJson(text)
  } catch {
    return text.slice(0, 1000)
  }
}

function logged(world: World, call: Call, text: string, status: number): void {
  world.knobs.record({
    method: call.method,
    path: call.path,
    query: call.url.search,
    status,
    authorized: call.request.headers.has('Authorization'),
    body: jsonOrNull(text),
  })
}

/** The whole backend: takes a request and returns a response. */
export async function backend(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const path = url.pathname.slice(url.pathname.indexOf(basePath) + basePath.length)
  const session = request.headers.get(sessionHeader) ?? defaultSession
  const text = await parseBody(request)
  if (path.startsWith('__mock__/')) {
    const body = jsonOrNull(text)
    return asResponse(
      knobRoute(request.method, path.slice('__mock__/'.length), isObject(body) ? body : {}, session, (world) =>
        resetWorld(session, world),
      ),
    )
  }
  const world = getWorld(session)
  const call = new Call(request, url, path, world, text)
  const fault = nextFault(world.knobs.faults, call.method, path, url.search)
  const response = fault ? await withFault(fault, () => answered(call)) : await answered(call)
  logged(world, call, text, response.status)
  return response
}
