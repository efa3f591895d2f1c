import { ApiError } from '#api/http/errors.ts'

/** The path of a call without its secret, for errors, which are shown and reported (S21). */
export async function stripUrlToken<Result>(endpoint: string, call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError) error.endpoint = endpoint
    throw error
  }
}
