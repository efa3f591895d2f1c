import { ApiError } from '#api/http/errors.ts'

/** A call whose path holds a secret: a fault names the path without it, as faults are shown and reported (S21). */
export async function stripUrlToken<Result>(endpoint: string, call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError) error.endpoint = endpoint
    throw error
  }
}
