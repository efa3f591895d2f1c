/** Whoever is there wants nothing sent. */
export class SaveCancelled extends Error {
  override name = 'SaveCancelled'
}
