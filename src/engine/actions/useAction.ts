import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { toast } from '#ui/feedback/toasts.ts'
import { useNotifyError } from './useNotifyError.ts'

type Options<Input, Result> = {
  /** Runs the action; an error it throws is shown. `isMounted` returns whether the component is still mounted. */
  run: (input: Input, isMounted: () => boolean) => Promise<Result>
  /** The name of the action, as the title of the error toast. */
  title?: string | ((input: Input) => string) | undefined
  /** Shows an error in place of the default toast. */
  showError?: (error: unknown, title: string | undefined, input: Input) => void
  /** The queries to invalidate afterwards (`queryKeys`), even when the component is unmounted by then. */
  invalidates?: readonly QueryKey[]
  /** Also invalidates after an error: the server may have done it, or somebody else. */
  invalidatesOnError?: boolean
  /** The message of the success toast. */
  success?: string | ((result: Result, input: Input) => string) | undefined
  /** Runs after all queries are refreshed, unless the component is unmounted by then. */
  onDone?: (result: Result, input: Input) => Promise<void> | void
}

export type Action<Input, Result> = {
  /**
   * Runs the action, and ignores calls while it runs, however often a button is pressed (N15). Never rejects: undefined
   * where it was ignored or failed, which was shown.
   */
  run: (input: Input) => Promise<Result | undefined>
  isPending: boolean
  /** The variables of the running call. */
  input: Input | undefined
  /** The last result; undefined while it runs again. */
  result: Result | undefined
}

/**
 * Anything sent to the server by a click, or slow: one at a time, with its own pending state, its error shown, and its
 * queries refreshed. Every write uses it.
 */
export function useAction<Input = void, Result = void>({
  run,
  title,
  showError,
  invalidates = [],
  invalidatesOnError = false,
  success,
  onDone,
}: Options<Input, Result>): Action<Input, Result> {
  const client = useQueryClient()
  const notifyError = useNotifyError()
  // The state of the mutation renders too late for the second click of a double click, and the end of a session clears
  // the cache of mutations.
  const isRunning = useRef(false)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])

  const readAgain = async () =>
    void (await Promise.all(invalidates.map((queryKey) => client.invalidateQueries({ queryKey }))))
  const perform = async (input: Input): Promise<Result> => {
    try {
      const result = await run(input, () => isMounted.current)
      await readAgain()
      if (success !== undefined) toast.success(typeof success === 'function' ? success(result, input) : success)
      if (isMounted.current) await onDone?.(result, input)
      return result
    } catch (error) {
      const show = showError ?? notifyError
      show(error, typeof title === 'function' ? title(input) : title, input)
      if (invalidatesOnError) await readAgain()
      throw error
    }
  }
  // The action comes with the call: the options of a mutation are those of the last effect, which may be of an older
  // render than the pressed button.
  const { isPending, variables, data, mutateAsync } = useMutation({
    mutationFn: async (call: { input: Input; perform: (input: Input) => Promise<Result> }) =>
      await call.perform(call.input),
  })

  const start = async (input: Input): Promise<Result | undefined> => {
    if (isRunning.current) return undefined
    isRunning.current = true
    try {
      return await mutateAsync({ input, perform })
    } catch {
      return undefined
    } finally {
      isRunning.current = false
    }
  }
  return { run: start, isPending, input: isPending ? variables.input : undefined, result: data }
}

/**
 * Starts an action when its page opens; once, also where React mounts the page twice (D-08), as only one runs at a
 * time.
 */
export function useRunOnOpen(run: () => unknown, isWanted = true): void {
  const start = useEffectEvent(() => void run())
  useEffect(() => {
    if (isWanted) start()
  }, [isWanted])
}
