/** Somebody put the record into the trash while it was edited: nothing is saved to it before it is restored. */
export class TrashedMeanwhile extends Error {
  override name = 'TrashedMeanwhile'
}
