/**
 * A multipart request that tells how much of it is on its way (a share from 0 to 1), which `fetch` cannot. Rejects as
 * `fetch` does: a `TypeError` without an answer, else the reason of the signal.
 */
export async function sendForm(url: URL, { method, headers, form, signal }: { method: string; headers: Headers; form: FormData; signal: AbortSignal }, onProgress: (share: number) => void): Promise<Response> {
  signal.throwIfAborted()
  const request = new XMLHttpRequest()
  return await new Promise<Response>((resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error)
      request.abort()
    })
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve(answerOf(request)))
    request.addEventListener('error', () => reject(new TypeError('no answer')))
    request.open(method, url)
    request.responseType = 'arraybuffer'
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.send(form)
  })
}

function answerOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/)
  const headers = lines.flatMap((line): [string, string][] => {
    const end = line.indexOf(':')
    return end > 0 ? [[line.slice(0, end), line.slice(end + 1).trim()]] : []
  })
  const isEmpty = [204, 205, 304].includes(request.status)
  return new Response(isEmpty ? null : (request.response as ArrayBuffer), { status: request.status, statusText: request.statusText, headers })
}
