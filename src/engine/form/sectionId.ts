/** The id of the element of a part of a record: a section of its form, a panel or a related list, by its name or path. */
export function getSectionId(name: string): string {
  return `section-${name.replaceAll(/\W/g, '-')}`
}
