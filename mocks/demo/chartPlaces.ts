/** The columns of one of two charts side by side. */
export const width = 6
/** More rows than any chart: the page moves charts up. */
const tall = 20

export type Place = { x: number; y: number }

/** Two charts side by side; below them those over both columns, as one in between leaves a hole above it. */
export function getPlaces(list: readonly { w?: number; column?: 0 | 1 }[]): Place[] {
  const isWide = ({ w = width }: { w?: number }) => w > width
  const halves = list.filter((one) => !isWide(one))
  const wide = list.filter(isWide)
  const rows = Math.ceil(halves.length / 2)
  return list.map((one) => {
    if (isWide(one)) return { x: 0, y: (rows + wide.indexOf(one)) * tall }
    const at = halves.indexOf(one)
    return { x: (one.column ?? at % 2) * width, y: Math.floor(at / 2) * tall }
  })
}
