/** Runs once for every key, however often it is called; after a failure the next call tries again. */
export function memoAsync<Result>(run: (key: string) => Promise<Result>): (key: string) => Promise<Result> {
  const running = new Map<string, Promise<Result>>()
  return async (key) => {
    const known = running.get(key)
    if (known) return await known
    const promise = run(key)
    running.set(key, promise)
    promise.catch(() => running.delete(key))
    return await promise
  }
}
