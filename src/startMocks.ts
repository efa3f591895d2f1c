/** Starts the mock backend in the browser, for the hot-reloading way of working only. */
export async function startMocks(): Promise<void> {
  const { worker } = await import('../mocks/browser.ts')
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' })
}
