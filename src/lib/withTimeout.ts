/** Waits for a promise, but at most so many milliseconds. */
export async function withTimeout(loading: Promise<unknown>, max: number): Promise<void> {
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, max))])
}
