import { myDatabase } from '#api/store.ts'

/** Forgets the rows of a measure that this browser keeps for a user, whichever evaluation and time they were read for. */
export async function forgetRows(userId: number, measure: number): Promise<void> {
  const keys = await myDatabase.keys('resultData')
  for (const key of keys) if (key.startsWith(`${userId}/${measure}/`)) await myDatabase.remove('resultData', key)
}
