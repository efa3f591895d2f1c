/** A response to 'are you responsible?' as a label of the field. */
export function answerWord(value: unknown): 'yes' | 'no' | 'none' {
  if (value === true) return 'yes'
  return value === false ? 'no' : 'none'
}
