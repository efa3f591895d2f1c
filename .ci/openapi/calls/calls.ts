import type { Method } from '#api/calls/client.ts'
import type { z } from '#lib/schema.ts'
import { programmeCalls } from './programmeCalls.ts'
import { resultCalls } from './resultCalls.ts'
import { sessionCalls } from './sessionCalls.ts'
import type { SpecialCall } from './specialCall.ts'

/** Every request of the portal that is no plain list or record. */
export const specialCalls: readonly SpecialCall[] = [...sessionCalls, ...programmeCalls, ...resultCalls]

/** The schema of the JSON response of a special call; undefined for a file. */
export function getShape(method: Method, path: string): z.ZodMiniType | undefined {
  const answer = specialCalls.find((call) => call.method === method && call.path === path)?.answers[200]
  return typeof answer === 'object' && 'parse' in answer ? answer : undefined
}
