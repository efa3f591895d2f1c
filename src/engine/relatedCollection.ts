/**
 * Records of another collection related to one: they refer to it by a field that filters their list, `ofAnyKind`
 * together with its content type. `of` is the value they share with it, where that is not its id; `and` names further
 * filters by the fields they have in common. `heading` is the label of a record's field that says which ones they are,
 * where the name of the collection does not.
 */
export type RelatedCollection<Name extends string = string> = {
  path: string
  by: string
  of?: Name
  ofAnyKind?: true
  and?: readonly Name[]
  heading?: string
}
