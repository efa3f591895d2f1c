/** The user cancelled the save. */
export class SaveCancelled extends Error {
  override name = 'SaveCancelled'
}
