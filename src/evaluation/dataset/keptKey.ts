/** The key under which the rows of a measure are stored in this browser for an evaluation. */
export function keptKey(userId: number, measure: number, evaluation: number | null, daysBack?: number): string {
  return `${userId}/${measure}/${evaluation ?? ''}/${daysBack ?? ''}`
}
