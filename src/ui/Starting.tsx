/** What index.html shows until there is a first page. */
export function Starting() {
  return <div className="starting" />
}
