/** An entry of the menu: a link, an area with entries of its own, or both. Labels are translated already. */
export type MenuNode = {
  key: string
  label: string
  to?: string | undefined
  badge?: number | undefined
  children?: MenuNode[] | undefined
}

/**
 * The entry of an address: the one whose link matches it best. Its query must be part of the address. A page of an area
 * without an entry (`/studek`) is at its heading, that of one's own plans at home, which leads there.
 */
export function currentKey(menu: MenuNode[], pathname: string, search: string): string | undefined {
  const here = new URLSearchParams(search)
  let best: { key: string; weight: number } | undefined
  for (const node of flat(menu)) {
    const [path = '', query = ''] = node.to?.split('?') ?? []
    // A path of one part is a page of its own (a dashboard), not the parent of its area's lists.
    const isAlone = path.lastIndexOf('/') === 0
    if (node.to === undefined || !(pathname === path || (!isAlone && pathname.startsWith(`${path}/`)))) continue
    const params = [...new URLSearchParams(query)]
    const weight = path.length * 10 + params.length
    if (params.every(([name, value]) => here.get(name) === value) && weight > (best?.weight ?? -1))
      best = { key: node.key, weight }
  }
  return best?.key ?? menu.find(({ key, to }) => to === undefined && pathname === `/${key}`)?.key
}

/** How many records are open at an entry and below it. */
export function countOpen({ badge = 0, children = [] }: MenuNode): number {
  return children.reduce((sum, child) => sum + countOpen(child), badge)
}

/** Whether an entry is another one or contains it. */
export function holds(node: MenuNode, key: string | undefined): boolean {
  return node.key === key || (node.children ?? []).some((child) => holds(child, key))
}

function flat(menu: MenuNode[]): MenuNode[] {
  return menu.flatMap((node) => [node, ...flat(node.children ?? [])])
}
