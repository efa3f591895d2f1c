/** Runs while no other tab imports the same file; undefined where one does. Where there are no locks it just runs. */
export async function onlyHere<Result>(hash: string, run: () => Promise<Result>): Promise<Result | undefined> {
  if (!('locks' in navigator)) return await run()
  return await navigator.locks.request(`portal-import ${hash}`, { ifAvailable: true }, async (lock) =>
    lock === null ? undefined : await run(),
  )
}
