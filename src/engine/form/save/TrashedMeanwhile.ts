/** Somebody put the record into the trash while it was edited: it must be restored before a save. */
export class TrashedMeanwhile extends Error {
  override name = 'TrashedMeanwhile'
}
