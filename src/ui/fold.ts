/** A text as a search compares it: without case and accents, whichever way its letters are composed. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}
