/** A chunk of the portal failed to load: refused, gone after a deployment, or hanging. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

/** Waits for a loading chunk; one that hangs longer than `patience` ms counts as failed. */
export async function withTimeout<Part>(loading: Promise<Part>, timeoutMs: number): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('hangs')), timeoutMs)
  })
  try {
    return await Promise.race([loading, late])
  } catch (error) {
    throw new ChunkLoadError('failed', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}
