/** The figures are not all of the same rows, or the rows are not all there: that is not saved (D-40). */
export class Incomplete extends Error {
  override name = 'Incomplete'
}
