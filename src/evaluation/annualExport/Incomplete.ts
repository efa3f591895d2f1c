/** The figures are of different versions of the rows, or rows are missing: such data is not saved (D-40). */
export class Incomplete extends Error {
  override name = 'Incomplete'
}
