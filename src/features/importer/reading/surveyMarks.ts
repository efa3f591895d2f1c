/**
 * The escapes of LimeSurvey for characters that would break a row of its tab-separated (VV) export, including `{`
 * itself.
 */
const signs: ReadonlyMap<string, string> = new Map([
  ['{newline}', '\n'],
  ['{cr}', '\r'],
  ['{tab}', '\t'],
  ['{quote}', '"'],
  ['{lbrace}', '{'],
])
const mark = /\{[a-z]{2,7}\}/g
/**
 * A question that was not shown to a person, in place of a text; where answers are codes it is resolved like other
 * unknown values.
 */
const notShown = '{question_not_shown}'

/** The original answer of a cell of such an export; a cell with any other brace is not escaped and stays unchanged. */
export function withoutSurveyMarks(cell: string, isText: boolean): string {
  if (!cell.includes('{')) return cell
  if (isText && cell.trim() === notShown) return ''
  const isMarked = cell.split('{').length - 1 === (cell.match(mark) ?? []).filter((one) => signs.has(one)).length
  return isMarked ? cell.replace(mark, (one) => signs.get(one) ?? one) : cell
}
