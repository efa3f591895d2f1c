// A free port: the wanted one or any other.
import { createServer } from 'node:net'

/** The wanted port if it is free, else another one. */
export async function freePort(wanted = 0) {
  return (await tryPort(wanted)) ?? (await tryPort(0))
}

async function tryPort(port) {
  const server = createServer()
  return await new Promise((resolve) => {
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => {
      const { port: found } = server.address()
      server.close(() => resolve(found))
    })
  })
}
