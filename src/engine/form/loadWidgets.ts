import { type Collection, type Entry, fieldOrText, normalised } from '#engine/collection.ts'
import { typeOf } from '#engine/fieldTypes.ts'
import { deferred } from '#ui/deferred.ts'

/** Loads the controls of a form while its record is on the way, so that it is drawn whole. Never fails. */
export async function loadWidgets(collection: Collection): Promise<void> {
  await Promise.all(
    normalised<Entry>(collection.form).map(async ({ field, widget }) =>
      widget ? await deferred(widget).ready() : await deferred(typeOf(fieldOrText(collection, field)).widget).ready(),
    ),
  )
}
