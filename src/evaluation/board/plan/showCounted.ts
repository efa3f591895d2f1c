import { pause } from '#api/http/pause.ts'

/** Shows a result within `patience` ms, as null if it is not counted by then; a later one is shown once it is. */
export async function showCounted<Result>(
  counting: Promise<Result | null>,
  patience: number,
  show: (result: Result | null) => void,
): Promise<void> {
  const inTime = (await Promise.race([counting, pause(patience)])) ?? null
  show(inTime)
  if (inTime !== null) return
  const late = await counting
  if (late !== null) show(late)
}
