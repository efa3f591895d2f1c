/** Codes to count: every one of them is below the number of bins. */
export type Codes = Uint8Array | Uint16Array

/**
 * Which rows pass: null for all, else one byte (0 or 1) per row, and, if they are few enough for it to be faster, the
 * indexes of the rows that pass.
 */
export type Selection = { count: number; mask: Uint8Array; places: Uint32Array | null } | null

/**
 * How often each code comes among the selected rows; this loop takes most of the time. The rows alternate between four
 * tables, because two equal codes in a row would wait for each other's store.
 */
export function histogram(codes: Codes, bins: number, selection: Selection): Int32Array {
  const tables = [new Int32Array(bins), new Int32Array(bins), new Int32Array(bins), new Int32Array(bins)] as const
  const [one, two, three, four] = tables
  if (!selection) countAll(codes, ...tables)
  else if (selection.places) countPlaces(codes, selection.places, ...tables)
  else countMasked(codes, selection.mask, ...tables)
  for (let bin = 0; bin < bins; bin += 1)
    one[bin] = (one[bin] ?? 0) + (two[bin] ?? 0) + (three[bin] ?? 0) + (four[bin] ?? 0)
  return one
}

/** The same for `cells[row] * width + codes[row]`, where both together do not fit into one column. */
export function getHistogram(
  cells: Codes,
  codes: Codes,
  width: number,
  bins: number,
  selection: Selection,
): Int32Array {
  const counts = new Int32Array(bins)
  if (selection?.places) {
    for (const place of selection.places) tally(counts, (cells[place] ?? 0) * width + (codes[place] ?? 0), 1)
    return counts
  }
  for (let row = 0; row < codes.length; row += 1)
    tally(counts, (cells[row] ?? 0) * width + (codes[row] ?? 0), selection ? (selection.mask[row] ?? 0) : 1)
  return counts
}

function countAll(codes: Codes, one: Int32Array, two: Int32Array, three: Int32Array, four: Int32Array): void {
  const even = codes.length & ~3
  for (let row = 0; row < even; row += 4) {
    tally(one, codes[row] ?? 0, 1)
    tally(two, codes[row + 1] ?? 0, 1)
    tally(three, codes[row + 2] ?? 0, 1)
    tally(four, codes[row + 3] ?? 0, 1)
  }
  for (let row = even; row < codes.length; row += 1) tally(one, codes[row] ?? 0, 1)
}

function countPlaces(
  codes: Codes,
  places: Uint32Array,
  one: Int32Array,
  two: Int32Array,
  three: Int32Array,
  four: Int32Array,
): void {
  const even = places.length & ~3
  for (let next = 0; next < even; next += 4) {
    tally(one, codes[places[next] ?? 0] ?? 0, 1)
    tally(two, codes[places[next + 1] ?? 0] ?? 0, 1)
    tally(three, codes[places[next + 2] ?? 0] ?? 0, 1)
    tally(four, codes[places[next + 3] ?? 0] ?? 0, 1)
  }
  for (let next = even; next < places.length; next += 1) tally(one, codes[places[next] ?? 0] ?? 0, 1)
}

function countMasked(
  codes: Codes,
  mask: Uint8Array,
  one: Int32Array,
  two: Int32Array,
  three: Int32Array,
  four: Int32Array,
): void {
  const even = codes.length & ~3
  for (let row = 0; row < even; row += 4) {
    tally(one, codes[row] ?? 0, mask[row] ?? 0)
    tally(two, codes[row + 1] ?? 0, mask[row + 1] ?? 0)
    tally(three, codes[row + 2] ?? 0, mask[row + 2] ?? 0)
    tally(four, codes[row + 3] ?? 0, mask[row + 3] ?? 0)
  }
  for (let row = even; row < codes.length; row += 1) tally(one, codes[row] ?? 0, mask[row] ?? 0)
}

function tally(counts: Int32Array, bin: number, more: number): void {
  counts[bin] = (counts[bin] ?? 0) + more
}
