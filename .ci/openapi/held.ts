import { openApiDocument } from './document.ts'
import { type Exchange, Validator } from './Validator.ts'

const validators: Validator[] = []

/** Differences of a request and its response from the document. */
export function findDocumentProblems(exchange: Exchange): string[] {
  const [validator = new Validator(openApiDocument())] = validators
  validators[0] = validator
  return validator.getProblems(exchange)
}

/** Forwards requests and reports how they and their responses differ from the document, each kind once. */
export function heldToDocument(
  base: string,
  send: (request: Request) => Promise<Response>,
  notify: (where: string, problem: string) => void,
): (request: Request) => Promise<Response> {
  const reported = new Set<string>()
  return async (request) => {
    const sent = await toJson(request)
    const response = await send(request)
    const path = request.url.slice(base.length)
    const body = await toJson(response)
    for (const problem of findDocumentProblems({ method: request.method, path, sent, status: response.status, body })) {
      const kind = problem.replaceAll(/\d+/g, '0')
      if (!reported.has(kind)) notify(path, problem)
      reported.add(kind)
    }
    return response
  }
}

type Answered = { status: number; body: unknown; headers: Headers }

/** A session of the mock backend with validation against the document: a difference fails the test. */
export function heldSession<Body, Answer extends Answered>(session: {
  call: (method: string, path: string, body?: Body) => Promise<Answer>
}): { call: (method: string, path: string, body?: Body) => Promise<Answer> } {
  return {
    call: async (method, path, sent) => {
      const answer = await session.call(method, path, sent)
      const isJson = answer.headers.get('Content-Type')?.includes('json') === true
      const body = isJson ? answer.body : undefined
      const problems = findDocumentProblems({ method, path, sent, status: answer.status, body })
      if (problems.length > 0) throw new Error(`Not as docs/openapi.json says: ${problems.join('; ')}`)
      return answer
    },
  }
}

/** Reads JSON from a copy and copies nothing else: a body with an unread copy can never be cancelled. */
async function toJson(one: Request | Response): Promise<unknown> {
  const isJson = one.headers.get('Content-Type')?.includes('json') === true
  const text = isJson ? await one.clone().text() : ''
  return text === '' ? undefined : JSON.parse(text)
}
