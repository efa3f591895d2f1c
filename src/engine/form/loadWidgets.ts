import { type Collection, type Entry, getField, toObjects } from '#engine/collection.ts'
import { getType } from '#engine/fieldTypes.ts'
import { lazy } from '#ui/lazy/lazy.ts'

/** Loads the controls of a form while its record loads, so that it renders immediately. Never fails. */
export async function loadWidgets(collection: Collection): Promise<void> {
  await Promise.all(
    toObjects<Entry>(collection.form).map(async ({ field, widget }) =>
      widget ? await lazy(widget).ready() : await lazy(getType(getField(collection, field)).widget).ready(),
    ),
  )
}
