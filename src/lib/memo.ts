/** A value that is made when it is first asked for, and kept: for what is dear to make and often not needed. */
export function memo<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}
