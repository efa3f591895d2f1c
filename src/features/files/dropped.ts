let waiting: readonly File[] = []

/** Keeps files that were dropped where they cannot be sent from, until the upload takes them. */
export function keepDropped(files: readonly File[]): void {
  waiting = files
}

/** The files that were dropped elsewhere; they are handed out once. */
export function takeDropped(): readonly File[] {
  const files = waiting
  waiting = []
  return files
}
