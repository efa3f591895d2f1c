/** Lets whatever waits have its turn. By a message: a timer makes a pause of its own, a long one in a tab in the background. */
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
