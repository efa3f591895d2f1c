/** Computes a value on first use and keeps it: for values that are expensive and often not needed. */
export function memo<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}
