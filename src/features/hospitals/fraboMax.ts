/**
 * How many questionnaires a hospital may order next year, after the number sent this year: 100 below 50, 200 up to
 * 160, 15 % more up to 400, 10 % more beyond; rounded up to a multiple of 10. Whole numbers throughout, as 500 × 1.1
 * is more than 550 in floating point.
 */
export function fraboMax(sent: number): number {
  if (sent < 50) return 100
  if (sent <= 160) return 200
  const hundredfold = sent * (sent <= 400 ? 115 : 110)
  return roundedUp(hundredfold, 1000) / 100
}

function roundedUp(value: number, step: number): number {
  const rest = value % step
  return rest === 0 ? value : value + step - rest
}
