/** A text normalised for search: without case and accents, independent of their composition. */
export function normalizeForSearch(text: string): string {
  // A shortcut: most texts need nothing more, and lists are long.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase()
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
