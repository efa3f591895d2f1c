/** Waits for a promise, but at most so many milliseconds. */
export async function raceTimeout(loading: Promise<unknown>, max: number): Promise<void> {
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, max))])
}
