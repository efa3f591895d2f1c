/** An end that must not be before its beginning: both are days, or both are years. */
export function notBefore<End extends string, Start extends string>(field: End, start: Start) {
  type Moment = string | number | null
  return {
    field,
    check: (row: { [Name in End | Start]?: Moment }) => {
      const [from, to]: [Moment | undefined, Moment | undefined] = [row[start], row[field]]
      return from && to && to < from ? ('forms:end-before-start' as const) : undefined
    },
  }
}
