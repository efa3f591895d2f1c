/**
 * The option of a column, for questions with one column per answer: by the end of its name (`reasons[2]`, `reasons_2`,
 * `reasons[SQ002]`), else by its position where there are as many columns as options.
 */
export function codeOfColumn(
  name: string,
  index: number,
  count: number,
  options: readonly (number | string)[],
): number | string | undefined {
  const end = /[[(_.]([^[\](_.)]{1,40})[\])]?$/.exec(name)?.[1] ?? ''
  const number = /^[A-Za-z]{0,4}0*(\d{1,9})$/.exec(end)?.[1]
  return (
    options.find((option) => String(option) === end) ??
    options.find((option) => String(option) === number) ??
    (count === options.length ? options[index] : undefined)
  )
}
