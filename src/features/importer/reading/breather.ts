const budget = 12

/**
 * Gives the page its turn during long work: `isDue` after 12 ms of work, `rest` until the page had its turn. Messages
 * instead of timers: these are slowed down in a tab in the background.
 */
export function breather(): { isDue: () => boolean; rest: () => Promise<void> } {
  let since = performance.now()
  return {
    isDue: () => performance.now() - since > budget,
    rest: async () => {
      await turn()
      since = performance.now()
    },
  }
}

function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
