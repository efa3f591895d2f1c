/** Removes the browser's own messages about requests without a network, such as what an idle page loads for later. */
export function forgetOffline({ wrong }: { wrong: string[] }): void {
  const own = /ERR_INTERNET_DISCONNECTED|dynamically imported module|ChunkLoadError: failed/
  wrong.splice(0, wrong.length, ...wrong.filter((line) => !own.test(line)))
}
