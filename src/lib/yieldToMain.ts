/**
 * Yields to other tasks on the main thread. Uses a message, because a timer adds a pause of its own, a long one in a
 * background tab.
 */
export async function yieldToMain(): Promise<void> {
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
