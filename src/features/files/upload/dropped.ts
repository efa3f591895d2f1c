let waiting: readonly File[] = []

/** Keeps dropped files until the upload takes them. */
export function keepDropped(files: readonly File[]): void {
  waiting = files
}

/** The dropped files; they are returned once. */
export function takeDropped(): readonly File[] {
  const files = waiting
  waiting = []
  return files
}
