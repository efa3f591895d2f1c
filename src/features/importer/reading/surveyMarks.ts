/** What LimeSurvey writes for signs that would break a row of its tab-separated (VV) export: there `{` itself is one of them. */
const signs: ReadonlyMap<string, string> = new Map([
  ['{newline}', '\n'],
  ['{cr}', '\r'],
  ['{tab}', '\t'],
  ['{quote}', '"'],
  ['{lbrace}', '{'],
])
const mark = /\{[a-z]{2,7}\}/g
/** A question that was not put to somebody, in the place of a text; where answers are codes it is asked about like other words. */
const notShown = '{question_not_shown}'

/** A cell of such an export as it was answered; one with any other brace in it was not written by it, and stays as it is. */
export function withoutSurveyMarks(cell: string, isText: boolean): string {
  if (!cell.includes('{')) return cell
  if (isText && cell.trim() === notShown) return ''
  const isMarked = cell.split('{').length - 1 === (cell.match(mark) ?? []).filter((one) => signs.has(one)).length
  return isMarked ? cell.replace(mark, (one) => signs.get(one) ?? one) : cell
}
