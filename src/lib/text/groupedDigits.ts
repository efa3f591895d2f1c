/** A count with an apostrophe between the thousands: 1'234'567. */
export function groupedDigits(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, "'")
}
